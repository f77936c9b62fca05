// README, Deploy. After an edit: npm run host-files.
window.__APP_CONFIG__ = {
  apiBase: '', // of the API, without /api/v1; empty: this site's
  extensions: [], // 'submissions', 'thread', 'shop'
  socialSignIn: ['google', 'github'],
  mediaSources: ['https:'],
  errorEndpoint: '', // for crashes
  webVitals: false,
}
