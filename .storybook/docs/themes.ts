import { create } from 'storybook/theming/create'

/** Storybook's own look in our paper and ink. It reads no style sheet: a test holds these values to tokens.css. */
const shared = {
  brandTitle: 'Overprint',
  brandUrl: './',
  fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  appBorderRadius: 4,
  inputBorderRadius: 4,
}

const light = create({
  ...shared,
  base: 'light',
  brandImage: './logo-text.svg',
  colorPrimary: '#15181d',
  colorSecondary: '#3a5c8c',
  appBg: '#f2ede4',
  appContentBg: '#fbf8f3',
  appPreviewBg: '#fbf8f3',
  appHoverBg: '#fffdfa',
  appBorderColor: 'rgb(21 24 29 / 0.14)',
  textColor: '#15181d',
  textMutedColor: '#565b64',
  textInverseColor: '#fbf8f3',
  barBg: '#fbf8f3',
  barTextColor: '#565b64',
  barHoverColor: '#15181d',
  barSelectedColor: '#3a5c8c',
  buttonBg: '#fffdfa',
  buttonBorder: '#82868d',
  booleanBg: '#f2ede4',
  booleanSelectedBg: '#fffdfa',
  inputBg: '#fffdfa',
  inputBorder: '#82868d',
  inputTextColor: '#15181d',
})

const dark = create({
  ...shared,
  base: 'dark',
  brandImage: './logo-text-dark.svg',
  colorPrimary: '#f2eee7',
  colorSecondary: '#94b4e0',
  appBg: '#1b2029',
  appContentBg: '#11141a',
  appPreviewBg: '#11141a',
  appHoverBg: '#171b22',
  appBorderColor: 'rgb(242 238 231 / 0.16)',
  textColor: '#f2eee7',
  textMutedColor: '#a9aeb7',
  textInverseColor: '#11141a',
  barBg: '#11141a',
  barTextColor: '#a9aeb7',
  barHoverColor: '#f2eee7',
  barSelectedColor: '#94b4e0',
  buttonBg: '#171b22',
  buttonBorder: '#747b87',
  booleanBg: '#1b2029',
  booleanSelectedBg: '#171b22',
  inputBg: '#171b22',
  inputBorder: '#747b87',
  inputTextColor: '#f2eee7',
})

export const themes = { light, dark }
