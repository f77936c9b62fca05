import { Specimens } from './Specimens'

const asIs = (computed: string) => computed
/** Of the sample's 16 px. */
const leading = (computed: string) => `${+(Number.parseFloat(computed) / 16).toFixed(3)} of the size`
const family = (computed: string) => computed.split(',')[0]?.replaceAll('"', '') ?? ''

export function TypeScale() {
  return <Specimens group="sizes" property="fontSize" shape="text" sample="We draw it." />
}

export function TypeCuts() {
  return (
    <>
      <Specimens
        group="fonts"
        property="fontFamily"
        shape="text"
        say={family}
        sample="Registration 0123456789"
      />
      <Specimens
        group="weights"
        property="fontWeight"
        shape="text"
        say={asIs}
        sample="You approve it, round by round."
      />
      <Specimens
        group="leading"
        property="lineHeight"
        shape="text"
        say={leading}
        sample="Logos, interfaces, prototypes, sites and apps, made by the people you talk to, and signed off by you, round by round. Nothing goes to the printer before you have seen it at its real size."
      />
    </>
  )
}

export const SpaceScale = () => <Specimens group="space" property="width" shape="bar" />

export function Sizes() {
  return (
    <>
      <Specimens group="controls" property="height" shape="box" />
      <Specimens group="widths" property="maxWidth" shape="line" />
    </>
  )
}

export const Radii = () => <Specimens group="radii" property="borderRadius" shape="box" />
export const Borders = () => <Specimens group="borders" property="borderWidth" shape="box" />
export const Shadows = () => <Specimens group="shadows" property="boxShadow" shape="box" say={asIs} />
