import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ContactScreen } from './ContactScreen'

const WORDS = {
  name: 'Ana Reyes',
  email: 'ana@mesaseed.example',
  phone: '',
  subject: 'Careers',
  message: 'Hello',
}
const ABOUT = 'About: Pitch\n\n'
const ERROR = 'There was an error submitting your message. Please try again.'

/** A link that orders something meets a letter that was begun before: the order is named, the words stay. */
const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen', route: '/contact?subject=Project%20Quote&project=Pitch' },
  beforeEach: leaveDraft('contact', WORDS),
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const shows = async ({ canvas }: Context, name: string, message: string, subject = 'Project Quote') => {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(message))
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent(subject)
}

/** Named above the person's own words, once; sent, nothing of it is left. */
export const AboveTheirWords: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await expect(stageOf(context).calls()[0]?.requestBody).toMatchObject({
      subject: 'Project Quote',
      message: `${ABOUT}Hello`,
    })
    await shows(context, '', '', 'Choose a subject')
  },
}

/** A whole cart takes the place of what a former link named. */
export const InPlaceOfAFormerLink: Story = {
  parameters: { route: '/contact?subject=Project%20Quote&project=2%20%C3%97%20Pitch&project=Sow%20by' },
  beforeEach: leaveDraft('contact', {
    ...WORDS,
    message: 'About: Tideline\n\nHello',
    named: 'About: Tideline\n\n',
  }),
  play: (context) => shows(context, WORDS.name, 'About:\n- 2 × Pitch\n- Sow by\n\nHello'),
}

/** What looks like a link's and is a person's own stays. */
export const AboveTheirOwnAbout: Story = {
  beforeEach: leaveDraft('contact', { ...WORDS, message: 'About: the invoice of May, please call\n\nHello' }),
  play: (context) => shows(context, WORDS.name, `${ABOUT}About: the invoice of May, please call\n\nHello`),
}

/** Who comes back without a link and goes on writing still has in it what the former one named. */
export const GoneOnWithoutALink: Story = {
  parameters: { route: '/contact' },
  beforeEach: leaveDraft('contact', {
    ...WORDS,
    message: `${ABOUT}Hello`,
    asked: 'Project Quote',
    named: ABOUT,
  }),
  play: async (context) => {
    await shows(context, WORDS.name, `${ABOUT}Hello`, 'Careers')
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'Name' }), ' Luz')
    await expect(JSON.parse(draftIn(context, 'contact') ?? '')).toMatchObject({
      words: { name: 'Ana Reyes Luz', asked: 'Project Quote', named: ABOUT },
    })
  },
}

/** What is on its way is what the form says; what another link asks for comes when it is sent. */
export const AnotherWhileSent: Story = {
  parameters: { scenario: { outcomes: { sendContactMessage: 'hold' } } },
  render: () => (
    <>
      <Link to="/contact?subject=Partnership&project=Map">Order Map</Link>
      <ContactScreen />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await stage.backstage.calls.when(({ status }) => status === 'held')
    const kept = draftIn(context, 'contact')
    await userEvent.click(canvas.getByRole('link', { name: 'Order Map' }))
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    await expect(draftIn(context, 'contact')).toBe(kept)
    stage.release('sendContactMessage')
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await shows(context, '', 'About: Map\n\n', 'Partnership')
    await expect(draftIn(context, 'contact')).toBeNull()
  },
}

/** Refused, it stays as it was sent; discarded, the form is what the last link asks for. */
export const AnotherWhileRefused: Story = {
  ...AnotherWhileSent,
  parameters: { scenario: { outcomes: { sendContactMessage: 500 } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { door } = stageOf(context)
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    door.close()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(door.held()).toEqual(['sendContactMessage']))
    await userEvent.click(canvas.getByRole('link', { name: 'Order Map' }))
    door.open()
    await expect(await canvas.findByText(ERROR)).toBeVisible()
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await shows(context, '', 'About: Map\n\n', 'Partnership')
    await expect(canvas.queryByText(ERROR)).toBeNull()
  },
}

/** Who deletes what the link named is not told again by the same one. */
export const Deleted: Story = {
  play: async (context) => {
    const message = context.canvas.getByRole('textbox', { name: 'Message' })
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    await context.userEvent.clear(message)
    await expect(JSON.parse(draftIn(context, 'contact') ?? '')).toMatchObject({
      words: { message: '', asked: 'Project Quote', named: ABOUT },
    })
  },
}
export const DeletedBefore: Story = {
  beforeEach: leaveDraft('contact', { ...WORDS, message: '', asked: 'Project Quote', named: ABOUT }),
  play: (context) => shows(context, WORDS.name, '', 'Careers'),
}

/** What the link asks for is not part of the draft: it stays when that is discarded, and its words come back above it. */
export const Discarded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await shows(context, '', ABOUT)
    await expect(canvas.getByText(/^Draft discarded/)).toBeVisible()
    await expect(draftIn(context, 'contact')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await shows(context, WORDS.name, `${ABOUT}Hello`)
  },
}

/** Another person at the same page comes by the same link. */
export const OfAnotherPerson: Story = {
  play: async (context) => {
    const { runtime, backstage } = stageOf(context)
    await shows(context, WORDS.name, `${ABOUT}Hello`)
    const { user } = backstage.sessionFor('client')
    runtime.session.store.setState({ phase: 'signedIn', user, cause: null })
    await shows(context, '', ABOUT)
    await expect(context.canvas.queryByText(/^Draft/)).toBeNull()
  },
}
