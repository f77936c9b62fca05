/**
 * The settings of every site that is tested. `public/config.js` is a studio's to edit, so a test takes nothing from it:
 * with what stands there it could go to the studio's own API.
 */

/** Each setting as the app has it where nothing is said; `/`: the site's own API, whatever the build has as its base. */
const USUAL = {
  apiBase: '/',
  extensions: [],
  socialSignIn: ['google', 'github'],
  mediaSources: ['https:'],
  errorEndpoint: '',
  webVitals: false,
}

const literal = (settings) => JSON.stringify(settings, null, 2)

/** A whole config.js, which takes the place of the build's. */
export const settingsScript = (settings = {}) =>
  `window.__APP_CONFIG__ = ${literal({ ...USUAL, ...settings })}\n`

/** A config.js that says something else besides, whatever it said of that before. */
export const changedSettings = (script, change) =>
  `${script}\nObject.assign(window.__APP_CONFIG__, ${literal(change)})\n`
