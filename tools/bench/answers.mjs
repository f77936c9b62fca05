/** What a generous server answers: as many works as are asked for, ten years of revenue, 200 conversations. */
const DAY = 86_400_000
const TITLES = [
  'menu page',
  'window lettering',
  'signage plan',
  'poster series',
  'booking prototype',
  'logo study',
]
const day = (from, days) => new Date(from + days * DAY).toISOString().slice(0, 10)

const list = (count, make) => Array.from({ length: count }, (_, index) => make(index))

function works(count, status, now) {
  return list(count, (index) => ({
    _id: `${status}_${index}`,
    title: `Harbor ${TITLES[index % TITLES.length]}, no. ${index + 1}`,
    status,
    price: 12_000 + ((index * 37) % 400) * 500,
    deadline: index % 11 === 10 ? null : day(now, ((index * 7) % 241) - 60),
  }))
}

/** The answer to one request of the dashboard as text; `size` is how much there is. */
export function answerTo(url, size, now = Date.now()) {
  const status = url.searchParams.get('status')
  const answers = {
    '/work/client/me': () => ({
      works: works(size.works, 'awaiting_approval', now).filter(({ _id }) => !size.decided.has(_id)),
    }),
    // The queue's three lists hold as many together.
    '/work/admin/me': () => ({
      works: works(
        { in_progress: Math.ceil(size.works / 3), changes_requested: Math.floor(size.works / 3) }[status] ??
          size.works - Math.ceil(size.works / 3) - Math.floor(size.works / 3),
        status,
        now,
      ),
    }),
    '/analytics/user/spend': () => ({ spend: 211_500, orders: 4 }),
    '/analytics/admin/revenue': () => ({
      revenue: 4_411_700,
      count: 54,
      series: list(size.days, (index) => ({
        date: day(now, index - size.days + 1),
        revenue: (index % 7) * 21_300,
      })),
    }),
    '/conversations': () => ({
      conversations: list(size.conversations, (index) => ({
        _id: `conversation_${index}`,
        lastMessage: {
          at: new Date(now - index * 5_400_000).toISOString(),
          preview: `Proof ${index} is back from the printer. The blue is a little cold, the rest is right.`,
        },
      })),
    }),
    '/notifications/unread-count': () => ({ count: 3 }),
    '/cart': () => ({ items: [] }),
    '/favorites': () => [],
    '/products': () => ({ products: [] }),
  }
  return JSON.stringify(answers[url.pathname]?.() ?? {})
}
