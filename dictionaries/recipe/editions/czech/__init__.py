"""The rules of selection for Czech: tables for a linguist, and what reads them."""
