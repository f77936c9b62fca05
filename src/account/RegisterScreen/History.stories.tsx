import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen'
import { NEWCOMER } from './testRegistration'

/** The screen at its address, to which a link leads, and the browser's own Back and Forward. */
function AfterALink(props: RegisterScreenProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <>
      <Routes>
        <Route path="/before" element={<Link to="/register">To the registration</Link>} />
        <Route path="/register" element={<RegisterScreen {...props} />} />
      </Routes>
      <button type="button" hidden data-testid="back" onClick={() => navigate(-1)} />
      <button type="button" hidden data-testid="forward" onClick={() => navigate(1)} />
      <p hidden data-testid="place">
        {key}
      </p>
    </>
  )
}

/** Each Continue is a step of the history: the browser's Back leads to the step before, and nothing typed is lost. */
const meta = {
  tags: ['long'],
  component: RegisterScreen,
  args: { area: 'user', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/before' },
  render: (args) => <AfterALink {...args} />,
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const back = () => screen.getByTestId('back').click()
const forward = () => screen.getByTestId('forward').click()
const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))
const stands = (heading: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus())
/** A step back that shows nothing. */
const backUnseen = async () => {
  const before = screen.getByTestId('place').textContent
  back()
  await waitFor(() => expect(screen.getByTestId('place').textContent).not.toBe(before))
}
const leftBehind = async () => {
  back()
  await expect(await screen.findByRole('link', { name: 'To the registration' })).toBeVisible()
}

async function fillIn(context: Context, email = NEWCOMER.email) {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('link', { name: 'To the registration' }))
  await userEvent.type(await canvas.findByLabelText('Full name'), NEWCOMER.fullName)
  await userEvent.type(canvas.getByLabelText('Email'), email)
  await userEvent.type(canvas.getByLabelText('Password'), NEWCOMER.password)
  await userEvent.type(canvas.getByLabelText('Confirm password'), NEWCOMER.password)
  await press(context, 'Continue')
  await stands('Where you are')
  await userEvent.type(canvas.getByLabelText('City (optional)'), 'Santa Ana')
  await press(context, 'Continue')
  await stands('Picture and review')
}

export const BackAndForward: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    back()
    await stands('Where you are')
    await expect(canvas.getByLabelText('City (optional)')).toHaveValue('Santa Ana')
    back()
    await stands('Who you are')
    await expect(canvas.getByLabelText('Password')).toHaveValue(NEWCOMER.password)
    forward()
    await stands('Where you are')
    back()
    await stands('Who you are')
    await press(context, 'Continue')
    await stands('Where you are')
    back()
    await stands('Who you are')
    await leftBehind()
  },
}

/** The form's own Back takes its step out of the history again, also when it is pressed twice, and so does a step's Edit. */
export const ItsOwnBack: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    const button = canvas.getByRole('button', { name: 'Back' })
    button.click()
    button.click()
    await stands('Where you are')
    await press(context, 'Continue')
    await stands('Picture and review')
    await press(context, 'Edit account')
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus())
    await leftBehind()
  },
}

/** While it is being sent, and once the account is there, no step is taken; the wizard leaves nothing behind. */
export const Registered: Story = {
  parameters: { scenario: { outcomes: { register: 'hold' } } },
  play: async (context) => {
    const { args, canvas } = context
    const stage = stageOf(context)
    await fillIn(context)
    await press(context, 'Create account')
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await backUnseen()
    await expect(await canvas.findByRole('button', { name: /Creating account/ })).toBeVisible()
    stage.release()
    await expect(await canvas.findByText('Registration successful! Redirecting...')).toBeVisible()
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('heading', { name: 'Picture and review' })).toBeVisible()
    await leftBehind()
  },
}

/** Refused after a step back: the review says so, and the way to the email. */
export const Refused: Story = {
  parameters: { scenario: { outcomes: { register: 'hold' } } },
  play: async (context) => {
    const { canvas } = context
    const stage = stageOf(context)
    await fillIn(context, 'maya@harborcafe.example')
    await press(context, 'Create account')
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await backUnseen()
    stage.release()
    await expect(await canvas.findByRole('button', { name: 'Change email' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Picture and review' })).toBeVisible()
    back()
    await stands('Where you are')
  },
}
