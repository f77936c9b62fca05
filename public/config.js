// Settings of this deployment, read before the app. After an edit: npm run host-files (the policy names these addresses).
window.__APP_CONFIG__ = {
  // Origin of the API, without a trailing slash; the app adds /api/v1. Empty: the site's own.
  apiBase: '',
  // What the API has of the contract's extensions: 'submissions' (review desk), 'thread' (whole conversations),
  // 'shop' (save and add to the cart).
  extensions: [],
  // Who may sign clients in: what the API answers at /auth/google and /auth/github. None: [].
  socialSignIn: ['google', 'github'],
  // Where pictures and films may come from: origins, or 'https:' for anywhere over https.
  mediaSources: ['https:'],
  // Where crashes are posted as text, without tokens and personal data. Empty: nowhere.
  errorEndpoint: '',
  // true: the page tells of its speed in 'app:vital' events.
  webVitals: false,
}
