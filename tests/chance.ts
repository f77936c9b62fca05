import fc from 'fast-check'

// The same examples each time: `npm test` fails for what was changed, and for nothing else. The long run draws new ones.
if (!process.env.LONG) fc.configureGlobal({ seed: 20_260_304 })
