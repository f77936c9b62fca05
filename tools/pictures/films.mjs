/**
 * Renders the short silent films of public/media from the scenes beside this script: frame by frame in a browser,
 * then H.264 and VP9 by ffmpeg, and the first frame as a poster. Every scene ends where it begins.
 *
 *   node tools/pictures/films.mjs               all films
 *   node tools/pictures/films.mjs tideline      one of them
 *   node tools/pictures/films.mjs tideline 2.5  one frame at 2.5 seconds, as a PNG, to look at while drawing
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readOptions } from '../options.mjs'
import { openPress, root } from './press.mjs'
import { scene as houselights } from './scenes/houselights.mjs'
import { scene as menuLoop } from './scenes/menu-loop.mjs'
import { scene as pitch } from './scenes/pitch.mjs'
import { scene as rounds } from './scenes/rounds.mjs'
import { scene as sowBy } from './scenes/sow-by.mjs'
import { scene as standby } from './scenes/standby.mjs'
import { scene as tideline } from './scenes/tideline.mjs'

const SIZE = { width: 960, height: 600 }
const RATE = 25
const LIMIT = 300_000
const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg'

const SCENES = [tideline, standby, sowBy, houselights, pitch, rounds, menuLoop]

const USAGE = `npm run films -- [FILM [SECONDS]]

Draws the films of public/media anew, all or one; with seconds one frame of it, as a PNG, to look at while drawing.`

const {
  positionals: [only, moment],
} = readOptions(USAGE, { allowPositionals: true })

/** Moves of all scenes; in the page as `move`. */
function moves() {
  const clamp = (value) => Math.min(1, Math.max(0, value))
  const ease = (value) => {
    const x = clamp(value)
    return x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2
  }
  return {
    ease,
    /** 0 before `from`, 1 after `to`, eased between. */
    between: (t, from, to) => ease((t - from) / (to - from)),
    /** Up and down again, once, `width` long from `from`. */
    bump: (t, from, width) => Math.sin(Math.PI * clamp((t - from) / width)) ** 2,
    swing: (t, times = 1) => Math.sin(2 * Math.PI * t * times),
  }
}

function ffmpeg(args) {
  const { status, stderr } = spawnSync(FFMPEG, ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

if (!moment && spawnSync(FFMPEG, ['-version']).status !== 0) {
  console.error(
    'The films need ffmpeg, and there is none on the PATH nor under FFMPEG_PATH.\nInstall it: apt-get install ffmpeg, brew install ffmpeg, or winget install ffmpeg.',
  )
  process.exit(1)
}

const press = await openPress()

async function stage(scene) {
  const markup = scene.poster
    ? press.markup((await press.load(`posters/${scene.poster}.tsx`))[scene.poster])
    : scene.markup
  const page = await press.page(markup, {
    ...SIZE,
    extra: `svg{width:960px;height:600px}${scene.style ?? ''}`,
  })
  await page.evaluate(`{
    const parts = new Map([...document.querySelectorAll('[data-part]')].map((part) => [part.dataset.part, part]))
    const part = (name) => { if (!parts.has(name)) throw new Error('No part ' + name); return parts.get(name) }
    const set = (name, values) => { for (const [key, value] of Object.entries(values)) part(name).setAttribute(key, value) }
    const move = (${moves})()
    const draw = ${scene.draw}
    window.drawFrame = (t) => draw({ t, part, set, move })
  }`)
  return page
}

const encoders = {
  mp4: ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '24', '-movflags', '+faststart'],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ],
}

async function film(scene) {
  const page = await stage(scene)
  const frames = mkdtempSync(join(tmpdir(), 'film-'))
  const count = Math.round(scene.seconds * RATE)
  for (let frame = 0; frame < count; frame += 1) {
    await page.evaluate((t) => window.drawFrame(t), frame / count)
    await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) })
  }
  const target = join(root, 'public/media', scene.file)
  mkdirSync(dirname(target), { recursive: true })
  const input = ['-framerate', String(RATE), '-i', join(frames, '%04d.png')]
  // Browsers read a film without these marks as they please, and the inks come out different from the page's.
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709']
  const marks = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv', '-an']
  for (const [ending, options] of Object.entries(encoders)) {
    ffmpeg([...input, ...colour, ...marks, ...options, `${target}.${ending}`])
    const { size } = statSync(`${target}.${ending}`)
    if (size > LIMIT) throw new Error(`${scene.file}.${ending} has ${size} bytes, more than ${LIMIT}`)
    console.log(`${scene.file}.${ending}`.padEnd(28), size, 'bytes')
  }
  // In flat inks as these nothing of 60 is seen; the first still is a page's largest paint, and half as heavy so.
  ffmpeg(['-i', join(frames, '0000.png'), '-c:v', 'libwebp', '-quality', '60', `${target}.webp`])
  console.log(`${scene.file}.webp`.padEnd(28), statSync(`${target}.webp`).size, 'bytes')
  rmSync(frames, { recursive: true })
  await page.close()
}

const chosen = SCENES.filter(({ file }) => !only || basename(file) === only)
if (chosen.length === 0) {
  console.error(`No film ${only}. There are ${SCENES.map(({ file }) => basename(file)).join(', ')}.`)
  process.exitCode = 1
}
for (const scene of chosen) {
  if (moment) {
    const page = await stage(scene)
    await page.evaluate((t) => window.drawFrame(t), Number(moment) / scene.seconds)
    const target = join(tmpdir(), `${only}-${moment}.png`)
    writeFileSync(target, await page.screenshot())
    console.log(target)
  } else {
    await film(scene)
  }
}
await press.close()
