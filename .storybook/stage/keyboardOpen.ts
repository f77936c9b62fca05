/** A phone whose keyboard takes the lower half of the screen. */
export const keyboardOpen = {
  globals: { viewport: { value: 'keyboard', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        keyboard: {
          name: 'Phone, keyboard open',
          type: 'mobile',
          styles: { width: '390px', height: '400px' },
        },
      },
    },
  },
} as const
