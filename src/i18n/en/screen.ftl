### The screen of the hall: what the arbiter controls and the hall sees.

## Control
scene-draw = Rack, large
scene-final = Winners
scene-break = Break
screen-panel = Screen of the hall
screen-open = open on the projector
screen-close = Close
screen-now = What the hall sees now
screen-dark = Dark, or back
screen-by-hand = As soon as the next round begins, the screen follows the game again.
screen-show = Show
screen-break-when = When it goes on
screen-break-text = or a few words
screen-until-wrong = Write the time of the break like this: 19:30.
banner = Notice
banner-what = up to 80 letters, seen over everything
banner-take-away = Take away
banner-break = Break until 19:30
banner-slips = Please hand in your slips
banner-quiet = Quiet, please
banner-seats = Please take your seats
screen-size = Text size
screen-smaller = Smaller
screen-larger = Larger
keys-scene-digit = a scene of the screen of the hall; 9 is the notice
keys-dark = darken the screen of the hall and bring it back

## Screen
screen-break = Break
screen-break-until = We go on at
screen-after-round = After round { $n }
screen-teams = Teams after round { $n }
screen-way-in = Join with a phone
screen-way-how = Number and PIN are on your card.
screen-joined = Joined by phone: { $n }
wifi = Wi-Fi
