import type { ComponentType } from 'react'
import { HalyardFunnel } from './art/covers/HalyardFunnel'
import { HarborCafeCups } from './art/covers/HarborCafeCups'
import { KilnStreetShop } from './art/covers/KilnStreetShop'
import { MesaCatalogue } from './art/covers/MesaCatalogue'
import { NorthsideStallMap } from './art/covers/NorthsideStallMap'
import { TidepoolStamps } from './art/covers/TidepoolStamps'
import type { PictureProps } from './art/press/Picture'

export interface Placeholder {
  /** The path at which it stands. */
  path: string
  title: string
  lead: string
  included: readonly { name: string; text: string }[]
  picture: ComponentType<PictureProps>
  /** What the picture shows, and for whom it was made. */
  caption: string
}

/** The pages that share one template (spec section 2, route table; headings to the letter). */
export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    path: '/seo',
    title: 'Search Engine Optimization',
    lead: 'We make pages that a search engine can read because a person can: clear headings, fast answers, one page for each thing you sell.',
    included: [
      {
        name: 'An audit in plain words',
        text: 'What keeps your pages from being found, sorted by what it costs you.',
      },
      {
        name: 'Titles and descriptions',
        text: 'Written by hand for every page, and checked in a real result list.',
      },
      { name: 'Speed', text: 'Pictures, fonts and code cut to what the page needs.' },
      { name: 'A report each quarter', text: 'Which words bring people, and what we would do next.' },
    ],
    picture: MesaCatalogue,
    caption: 'The seed catalogue of Mesa Seed Library: one page for each of its 140 seeds.',
  },
  {
    path: '/businesscarddesign',
    title: 'Business Card Design',
    lead: 'A card that says who you are before it is read, and still fits behind a phone.',
    included: [
      { name: 'Two directions', text: 'Drawn to size, so that you can cut them out and hold them.' },
      { name: 'One worked out', text: 'Front and back, for every person of your team.' },
      { name: 'Files for the press', text: 'With bleed, crop marks and the inks named.' },
      { name: 'A card for the screen', text: 'The same design to send by mail or message.' },
    ],
    picture: TidepoolStamps,
    caption: 'A volunteer’s card for Tidepool Watch, stamped at every visit.',
  },
  {
    path: '/businesskit',
    title: 'Business Kit',
    lead: 'Everything with your name on it, drawn together: from the letter to the cup.',
    included: [
      { name: 'Letter and envelope', text: 'As a template that your own word processor opens.' },
      { name: 'Cards', text: 'For the team, and one for the counter.' },
      { name: 'Invoice and quote', text: 'With room for what you really write on them.' },
      { name: 'One thing of your choice', text: 'A cup, a bag, a sign, an apron.' },
    ],
    picture: HarborCafeCups,
    caption: 'Cups and sleeves for Harbor Café, part of its kit.',
  },
  {
    path: '/startuppackage',
    title: 'StartUpPackage',
    lead: 'For a company that opens its door this season: a mark, a page and a card, in one go and from one hand.',
    included: [
      { name: 'A mark', text: 'Two directions, three rounds, final files for print and screen.' },
      { name: 'A page', text: 'One good page with your hours, your offer and a way to write to you.' },
      { name: 'A card', text: 'Printed, 250 pieces, delivered to you.' },
      { name: 'A short guide', text: 'Four sheets: mark, colours, type, and how to use them.' },
    ],
    picture: HalyardFunnel,
    caption: 'The mark of Halyard Ferry Co., on its first funnel.',
  },
  {
    path: '/services/webdesign',
    title: 'Web Design',
    lead: 'Pages drawn around what your visitors came for, with your words in them from the first round.',
    included: [
      { name: 'A plan of the pages', text: 'Which there are, what each is for, and what it leads to.' },
      { name: 'Design on real words', text: 'No dummy text: what you approve is what goes live.' },
      { name: 'Phone first', text: 'Drawn at 320 pixels, then upwards to the widest screen.' },
      { name: 'Parts to build with', text: 'Buttons, forms and lists in every state.' },
    ],
    picture: KilnStreetShop,
    caption: 'Shop pages for Kiln Street Pottery.',
  },
  {
    path: '/services/webdevelopment',
    title: 'Web Development',
    lead: 'We build what we draw: fast pages, forms that forgive, and code that the next developer can read.',
    included: [
      { name: 'A test site from week one', text: 'You see every change the day it is made.' },
      { name: 'Forms that work', text: 'Nothing typed is ever lost, and errors say what to do.' },
      {
        name: 'Checked before it is live',
        text: 'By tests, on phones, with a keyboard and a screen reader.',
      },
      { name: 'Handed over', text: 'Source code, documentation and an hour with your team.' },
    ],
    picture: NorthsideStallMap,
    caption: 'From plan to booked stall: the flow that we built for Northside Makers Fair.',
  },
]
