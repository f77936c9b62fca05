window.__APP_CONFIG__ = { apiBase: '' }
