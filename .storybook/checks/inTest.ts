/** Whether the stories run as tests, and nobody looks at them. */
export const inTest = (): boolean => '__vitest_browser__' in globalThis
