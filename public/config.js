// Settings of this deployment. Edit after the build; no rebuild is needed. Never cached.
window.__APP_CONFIG__ = {
  // Origin of the API, without a trailing slash; the app adds /api/v1. Empty: the site's own origin.
  apiBase: '',
  // Extensions of the contract that the API has; see openapi.yaml.
  extensions: [],
}
