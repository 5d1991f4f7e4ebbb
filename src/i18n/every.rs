//! A list of samples that leaves out no variant of an enum.

/// Samples, each behind the pattern that it is the sample of. The patterns are the arms of a match:
/// while a new variant has no sample here, the tests do not compile.
macro_rules! every {
    ($kind:ty: $($pattern:pat => $sample:expr),+ $(,)?) => {{
        let _covers_all = |one: &$kind| match one {
            $($pattern => ()),+
        };
        let mut samples: Vec<$kind> = Vec::new();
        $(
            samples.push($sample);
            assert!(matches!(samples.last(), Some($pattern)), "{samples:?}");
        )+
        samples
    }};
}

pub(crate) use every;
