// Settings of this deployment. Edit after the build; no rebuild is needed. Never cached.
// After an edit make the host files anew (npm run host-files): the page's security policy names these addresses.
window.__APP_CONFIG__ = {
  // Origin of the API, without a trailing slash; the app adds /api/v1. Empty: the site's own origin.
  apiBase: '',
  // Extensions of the contract that the API has (x-extension in openapi.yaml); none is used that is not named here.
  // 'submissions': approvals open as a review desk. 'thread': whole conversations. 'shop': save and add to the cart.
  extensions: [],
  // Who may sign clients in besides the site: what the API answers at /auth/google and /auth/github. Without them: [].
  socialSignIn: ['google', 'github'],
  // Where pictures and films named by the API or by people may come from: origins such as
  // 'https://media.studio.example', or 'https:' for anywhere over https.
  mediaSources: ['https:'],
  // Where reports of crashes are sent as text, without tokens and personal data; empty: nowhere. Each is also an
  // 'app:crash' event of the window.
  errorEndpoint: '',
  // true: the page measures itself and tells of it in 'app:vital' events of the window.
  webVitals: false,
}
