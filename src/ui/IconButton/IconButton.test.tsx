import { expect, expectTypeOf, it } from 'vitest'
import { IconButton, type IconButtonProps } from './IconButton'

/** `npm run check` compiles these: were a name no longer asked for, the expected error would be missing, and fail. */
const icon = <svg aria-hidden="true" />

// @ts-expect-error a button that is only an icon has no other name
const nameless = <IconButton>{icon}</IconButton>

// @ts-expect-error a name is no empty one
const undefinedName = <IconButton label={undefined}>{icon}</IconButton>

const byTheBack = (
  // @ts-expect-error the one way to name it is `label`
  <IconButton aria-label="Delete">{icon}</IconButton>
)

const named = <IconButton label="Delete">{icon}</IconButton>

it('does not compile without a name', () => {
  expectTypeOf<IconButtonProps['label']>().toEqualTypeOf<string>()
  expectTypeOf<IconButtonProps>().not.toHaveProperty('aria-label')
  expect([nameless, undefinedName, byTheBack, named].map(({ type }) => type)).toEqual(
    Array(4).fill(IconButton),
  )
})
