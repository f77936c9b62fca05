/** What the page of a client project tells, besides the card. */
export interface ProjectStory {
  year: number
  /** One sentence: what was made, for search engines too. */
  summary: string
  paragraphs: readonly string[]
  /** What the studio did. */
  services: readonly string[]
}

/** By the id of the project (projects.ts), and apart from it, so that Home need not load the words. */
export const PROJECT_STORIES: Readonly<Record<string, ProjectStory>> = {
  'harbor-cafe-cups': {
    year: 2025,
    summary: 'A mark for a café on the pier, drawn to be read on a cup in somebody’s hand.',
    paragraphs: [
      'The café had a different lettering on the door, the menu and the bags. We started with the thing that leaves the house most often: a cup. The sun comes up over its rim, and lies on the coffee as it lies on the water.',
      'The mark is two inks and no line thinner than the cheapest sleeve printer can hold. It was tested on twelve cups in a wet hand before anything else was drawn.',
    ],
    services: ['Mark and lettering', 'Cups, sleeves and bags', 'One-page guide for the printer'],
  },
  'mesa-catalogue': {
    year: 2025,
    summary: 'A catalogue in which 140 kinds of seed can be found, borrowed and brought back.',
    paragraphs: [
      'The library lends seeds from a shelf in the reading room. What was there stood in a binder that one person understood. The site replaces the binder: search by season, soil and days to harvest, borrow with a library card.',
      'Volunteers add a packet with a photo and four fields. Drawings stand in where no photo exists, so that the shelf is never half empty.',
    ],
    services: ['Web design', 'Front-end development', 'Illustrations of nine seed families'],
  },
  'northside-stall-map': {
    year: 2024,
    summary: 'A clickable plan on which makers choose their stall and see their neighbours.',
    paragraphs: [
      'Eighty makers, one square, and a spreadsheet that was wrong by the second evening. We built the booking as a prototype first: plan, stall, needs, done. Six makers clicked through it on their own phones.',
      'Two of them wanted to stand beside a friend, which no form had ever asked. That question is now the third frame.',
    ],
    services: ['Interviews with makers', 'Clickable prototype', 'Two rounds of tests'],
  },
  'tidepool-watch-app': {
    year: 2026,
    summary: 'An app for volunteers who count limpets, and for a shore that has no signal.',
    paragraphs: [
      'A count takes an hour, gloves on, between two tides. The app asks for one thing at a time, in type that can be read in the sun, and keeps everything on the phone until there is a network.',
      'Each sighting is pinned on a chart of the rock, not on a street map: the people who count know the shore by its pools.',
    ],
    services: ['App design', 'Development for iPhone and Android', 'Offline storage and sync'],
  },
  'halyard-funnel': {
    year: 2024,
    summary: 'A ferry between two landings makes an H that can be read from the pier.',
    paragraphs: [
      'A funnel is curved, dirty and seen from half a mile. We drew the mark for that place and made it smaller afterwards, instead of the other way round.',
      'The pennant on the halyard says that the ship is about to leave. On tickets it moves to the side of the departure time.',
    ],
    services: ['Mark and lettering', 'Painting plan for two funnels', 'Tickets and timetables'],
  },
  'bright-alley-tickets': {
    year: 2025,
    summary: 'A ticket page for a cinema with one screen: tonight, which seats, paid.',
    paragraphs: [
      'Most people come to the site within two hours of the film. So the page begins with tonight’s showing and its free seats; the programme of the month comes below.',
      'The page is dark because it is read in a dark queue. It opens in under a second on a bad connection, and the ticket works without one.',
    ],
    services: ['Web design', 'Seat plan and checkout', 'Tickets that open offline'],
  },
  'halyard-booking': {
    year: 2025,
    summary: 'A ferry booking of six steps, cut to four in a prototype.',
    paragraphs: [
      'The old booking asked for the car’s length before it asked for the day. We put the steps on cards, moved them around with the crew of the ticket office, and printed the order that survived.',
      'The prototype was clicked by nine passengers on board. Two steps that nobody could explain went over the side.',
    ],
    services: ['Service walk-through', 'Clickable prototype', 'Specification for the builder'],
  },
  'saltgrass-tides': {
    year: 2024,
    summary: 'Tide, wind and a free lesson on two screens, readable with wet fingers.',
    paragraphs: [
      'Parents asked one question on the phone: is there a lesson today? The answer depends on the tide, so the first screen is the tide, and the lesson hangs from it.',
      'Booking is one large button. A lesson that the wind cancels says so by itself, and offers the next three.',
    ],
    services: ['App design', 'Development for iPhone and Android', 'Tide data'],
  },
  'crosswell-wall': {
    year: 2023,
    summary: 'A mark of stone and water that grows into a wall of tiles.',
    paragraphs: [
      'Three quarters of stone and a drop of water leave a cross empty between them. Seen alone it is a sign on a door; repeated it is a pattern that makes a corridor less of a corridor.',
      'The wall was laid by the clinic’s own tiler from a plan of four tiles and one rule.',
    ],
    services: ['Mark and lettering', 'Signs for eighteen doors', 'Tile pattern'],
  },
  'kiln-street-shop': {
    year: 2026,
    summary: 'A shop for pots that exist once: sold is sold, and the next firing is on the calendar.',
    paragraphs: [
      'Every piece is thrown by hand, so a shop with stock counts makes no sense. Each firing is a page with what came out of it; what is sold stays to be looked at.',
      'The potter takes the photos on the same grey board every time. The page does the rest, down to the size of the parcel.',
    ],
    services: ['Web design', 'Shop and checkout', 'Photo guide'],
  },
  'harbor-order-ahead': {
    year: 2026,
    summary: 'Order, queue, fetch: a prototype that found out when ordering ahead is slower.',
    paragraphs: [
      'Ordering ahead sounds like less waiting. At eight in the morning it is not: it hides the queue. The prototype shows the queue, and says when it is quicker to walk in.',
      'It ran on one tablet behind the counter for a week, with the staff moving the cards by hand. Nothing was built before that week was over.',
    ],
    services: ['Observation at the counter', 'Clickable prototype', 'One week of trial'],
  },
  'longwave-dial': {
    year: 2025,
    summary: 'A radio app with one dial: what is on, what was on, and nothing to sign up for.',
    paragraphs: [
      'Longwave plays one programme to people who leave it on all day. The app is that: a dial, the name of the record, and the last hour to wind back through.',
      'It keeps playing through tunnels and remembers where you were. There is no account.',
    ],
    services: ['App design', 'Audio player', 'Release in both stores'],
  },
  'tidepool-stamps': {
    year: 2023,
    summary: 'A limpet that survives a rubber stamp, a wet card and a volunteer in a hurry.',
    paragraphs: [
      'Every count ends with a stamp on the volunteer’s card. So the mark had to be one ink, with no line thinner than rubber can hold, and legible when the hand slips.',
      'It is a limpet seen from above, which is also an eye on the shore. The card has nine places; the tenth count brings a cup of coffee at the harbor.',
    ],
    services: ['Mark', 'Stamps in three sizes', 'Volunteer card'],
  },
}
