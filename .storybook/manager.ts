import { addons } from 'storybook/manager-api'
import { themes } from './docs/themes'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const apply = () => addons.setConfig({ theme: dark.matches ? themes.dark : themes.light })

apply()
dark.addEventListener('change', apply)
