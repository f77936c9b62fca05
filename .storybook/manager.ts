import { addons } from 'storybook/manager-api'
import { themes } from './docs/themes'
import { addStageTools } from './stage/StageTools'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const apply = () => addons.setConfig({ theme: dark.matches ? themes.dark : themes.light })

addStageTools()
apply()
dark.addEventListener('change', apply)
