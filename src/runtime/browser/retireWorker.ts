/** Removes a faked backend's service worker that a mock build left on this origin; it would answer for the real API. */
export async function retireMockWorker(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations()
    for (const registration of registrations ?? []) {
      const script = registration.active?.scriptURL ?? registration.waiting?.scriptURL ?? ''
      if (script.endsWith('/mockServiceWorker.js')) await registration.unregister()
    }
  } catch {
    // No access to workers means that none can stand in the way.
  }
}
