/** Subscribes to what never changes, or waits for what never comes; returns the way to stop. */
export const never = () => () => {}
