import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import { FileDrop } from './FileDrop'
import { pick } from './stories/handOver'
import { Leaving } from './stories/Leaving'
import { Owner } from './stories/Owner'
import { sampleImages, sampleVideo } from './stories/sampleFiles'

/** What a file looks like before it is sent. Previews are beside the files' names, and say nothing to screen readers. */
const meta = {
  component: FileDrop,
  args: { value: [], onChange: fn(), kinds: ['image', 'video'] },
  // A film that the browser can show, as somebody would pick it.
  loaders: [
    async () => {
      // biome-ignore lint/style/noRestrictedGlobals: The story's own file, not a call of the product.
      const film = await (await fetch(publicFile('/media/work/tideline.webm'))).blob()
      return { film: new File([film], 'tideline.webm', { type: 'video/webm', lastModified: 0 }) }
    },
  ],
  render: (args, { loaded }) => <Owner {...args} value={[...args.value, loaded.film as File]} />,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const pictureIn = (root: Element) => root.querySelector<HTMLImageElement>('li img')
const filmIn = (root: Element) => root.querySelector<HTMLVideoElement>('li video')
const shareOf = (part: Element, whole: Element) =>
  part.getBoundingClientRect().height / whole.getBoundingClientRect().height

/** A picture fills its tile, and the sign that stood for it is gone. */
export const Picture: Story = {
  args: { value: sampleImages(1) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(pictureIn(canvasElement)?.naturalWidth).toBe(160))
    const picture = pictureIn(canvasElement) as HTMLImageElement
    await expect(picture.src).toMatch(/^blob:/)
    const tile = picture.parentElement as Element
    await waitFor(() => expect(tile.querySelector('svg')).toBeNull())
    await expect(shareOf(picture, tile)).toBeGreaterThan(0.9)
  },
}

/** Of a video its first frame: it neither plays nor takes the focus, and a sign tells it from a picture. */
export const FirstFrame: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(filmIn(canvasElement)?.videoWidth).toBe(960), { timeout: 10_000 })
    const film = filmIn(canvasElement) as HTMLVideoElement
    const tile = film.parentElement as Element
    await waitFor(() => expect(film.readyState).toBeGreaterThanOrEqual(film.HAVE_CURRENT_DATA))
    await expect([film.paused, film.muted, film.controls]).toEqual([true, true, false])
    await expect(shareOf(film, tile)).toBeGreaterThan(0.9)
    await waitFor(() => expect(tile.querySelectorAll('svg')).toHaveLength(1))
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Remove tideline.webm')
  },
}

export const FirstFrameDark: Story = { args: { value: sampleImages(2) }, globals: { theme: 'dark' } }

/** What the browser cannot show keeps its sign, without a broken picture. */
export const CannotBeShown: Story = {
  args: { value: [new File(['no picture'], 'torn.png', { type: 'image/png' }), sampleVideo()] },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect([pictureIn(canvasElement), filmIn(canvasElement)]).toEqual([null, null]))
    for (const tile of canvas.getAllByRole('listitem'))
      await expect(tile.querySelector('div > svg')).toBeVisible()
  },
}

/** Every address that was made for a preview is withdrawn: with its file, at the latest with the drop zone. */
export const Released: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const held = new Map<string, unknown>()
    const make = URL.createObjectURL.bind(URL)
    const release = URL.revokeObjectURL.bind(URL)
    const making = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const url = make(file)
      held.set(url, file)
      return url
    })
    const releasing = spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      held.delete(url)
      release(url)
    })
    try {
      const [one, two] = sampleImages(2) as [File, File]
      const film = loaded.film as File
      pick(canvasElement, one, two, film)
      await waitFor(() => expect([...held.values()]).toEqual([one, two, film]))
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${one.name}` }))
      await waitFor(() => expect([...held.values()]).toEqual([two, film]))
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(held.size).toBe(0))
    } finally {
      making.mockRestore()
      releasing.mockRestore()
    }
  },
}
