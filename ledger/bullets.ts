/** A line of the specification's section 2, and who proves it. */
export interface Bullet {
  part: string
  /** What the line asks for, in short. */
  rule: string
  /** Its literal texts: each must be asserted by some story or test. */
  texts?: readonly string[]
  /** Stories by their ids, tests as `file: title`. Needed where there are no texts to look for. */
  by?: readonly string[]
}

type Line = readonly [rule: string, by: readonly string[], texts?: readonly string[]]

const MANIFEST = 'tests/manifest.test.ts'

/** Section 2, line by line. */
const BY_PART: Record<string, readonly Line[]> = {
  Routes: [
    [
      'Every path of the route table',
      [
        `${MANIFEST}: has %s`,
        'e2e/pages.spec.ts: every listed page is there, with its own head, before any script has run',
      ],
    ],
    [
      '/admin-register redirects to /admin/register',
      [`${MANIFEST}: redirects to screens, never on to another redirect`],
    ],
    [
      'Paths that are linked without a route have a screen',
      ['tests/links.test.ts: lead to routes of the manifest'],
    ],
    ['Scroll resets to the top on every path change', ['app-appshell-usescrollmemory--path-change']],
    [
      'Escape, a click outside or a route change closes open menus',
      [
        'app-appshell--portfolio-by-keyboard',
        'app-appshell--portfolio-by-mouse',
        'app-appshell--panel-on-a-phone',
      ],
    ],
  ],
  'Header and footer': [
    [
      'Navigation, and a Portfolio dropdown',
      [`${MANIFEST}: header`, `${MANIFEST}: Portfolio`],
      ['Dev Projects', 'Logo Design'],
    ],
    ['Signed out: /login and /register', ['app-siteheader--default']],
    ['Signed in: /dashboard and Logout', ['app-siteheader--client', 'app-siteheader--admin'], ['Logout']],
    ['Logout returns to /login', ['app-guards-requiresession--logs-out']],
    [
      'After login or registration an admin goes to /admin, everyone else to /dashboard',
      [
        'account-loginscreen--client-signs-in',
        'account-loginscreen--admin-signs-in',
        'src/app/guards/returnPath.test.ts: is their own dashboard without a way back',
      ],
    ],
    ['Footer links', [`${MANIFEST}: footer`], ['Add-On Features', 'Blog']],
    ['Contact details: phone, email, place', ['app-sitefooter--default'], ['Orange County, California']],
    [
      'On 768 px or less the menu is a slide-in panel',
      ['app-siteheader--panel-open', 'app-appshell--panel-on-a-phone'],
    ],
    ['A scroll past 10 px marks the header', ['app-siteheader--scrolled']],
  ],
  Home: [
    [
      'Hero links',
      ['site-homescreen--default'],
      ['Get Started', 'Case Studies', 'Logos', 'UI/UX', 'Prototypes'],
    ],
    [
      'Filler strip to /order, /contact, /inquire, /browse, /discover',
      ['site-homescreen--default'],
      ['/order', '/inquire', '/browse', '/discover'],
    ],
    [
      'Our Offerings',
      ['site-homescreen--default'],
      [
        'Our Offerings',
        'Design',
        'UI/UX Designs',
        'Prototypes',
        'Development Work',
        'Code Optimization',
        'Mobile Apps',
      ],
    ],
    [
      'Client Projects with tabs',
      ['site-homescreen--tabs-by-keyboard'],
      ['All', 'Logos', 'Web Designs', 'Prototypes', 'Mobile Apps'],
    ],
    [
      'Cards link to View Details, the tab to View All',
      ['site-homescreen--tabs-by-keyboard', 'site-homescreen--web-designs'],
      ['View All'],
    ],
    [
      'Client Testimonials with a link to /testimonials',
      ['site-homescreen--default'],
      ['Client Testimonials', '/testimonials'],
    ],
    ['Narrow: a carousel with dots that rotates every 5000 ms', ['site-parts-testimonials--mobile']],
    [
      'Our Working Process',
      ['site-homescreen--default'],
      ['Our Working Process', 'Research & Analytics', 'Prototyping', 'UI/UX Design', 'Development'],
    ],
  ],
  Services: [
    ['Header', ['site-servicesscreen--default'], ['Our Services']],
    [
      'Six cards with Get Started to /contact',
      ['site-servicesscreen--default'],
      [
        'Web Development',
        'App Development',
        'Desktop Applications',
        'UI/UX Design',
        'Graphic Design',
        'Branding Guides',
      ],
    ],
    [
      'Why Choose Us',
      ['site-servicesscreen--default'],
      ['Why Choose Us', 'Modern Technology', 'Huge Digital Experience'],
    ],
  ],
  Portfolio: [
    ['Heading', ['site-portfolioscreen--default'], ['Our Digital Portfolio']],
    ['Search box', ['site-portfolioscreen--search-and-filter'], ['Search projects...']],
    [
      'Filter buttons',
      ['site-portfolioscreen--default'],
      ['All', 'React', 'Node', 'Vue', 'Python', 'MongoDB'],
    ],
    ['Filter and search combine', ['site-portfolioscreen--search-and-filter']],
    ['Cards with video', ['site-portfolioscreen-films--few-play']],
    ['Featured badge', ['site-portfolioscreen--featured'], ['Featured']],
    ['Quick View modal', ['site-portfolioscreen-quickview--opens-and-closes']],
    ['Purchase and Live Demo', ['site-portfolioscreen-quickview--default'], ['Purchase', 'Live Demo']],
    ['Loading skeleton of 6', ['site-portfolioscreen--loading']],
    [
      'Error state; Retry reloads the page',
      ['site-portfolioscreen--failed'],
      ['Failed to load projects', 'Retry'],
    ],
    [
      'Nothing found, with reset',
      ['site-portfolioscreen--empty', 'site-portfolioscreen--reset-filters'],
      ['No projects found', 'Reset filters'],
    ],
    [
      'Call to action',
      ['site-portfolioscreen--default'],
      ['Need something custom built?', 'Request a Quote'],
    ],
    ['At most 3 tags and +N', ['site-portfolioscreen--default']],
    [
      'Quick view: source code, documentation, 6 months of support',
      ['site-portfolioscreen-quickview--default'],
    ],
  ],
  About: [
    ['Hero', ['site-aboutscreen--default'], ['Shaping the Digital Future']],
    [
      'Four core principles',
      ['site-aboutscreen--default'],
      ['Innovation', 'Intelligence', 'Security', 'Connectivity'],
    ],
    ['Team carousel that wraps around', ['site-aboutscreen--team-goes-round']],
    ['It shows name, role, bio, skills, social links', ['site-aboutscreen--team-member']],
  ],
  Contact: [
    ['Tabs', ['site-contactscreen--tabs-by-keyboard'], ['Send Message', 'Our Locations']],
    ['Form fields', ['site-contactscreen--default', 'site-contactscreen-sending--without-phone']],
    ['Three location cards', ['site-contactscreen--our-locations']],
  ],
  Newsletter: [
    ['The box: an email, a call', ['site-parts-newsletterbox--subscribed']],
    [
      'The page: name and email, Submit does nothing',
      ['site-newsletterscreen--submit-does-nothing'],
      ['Submit'],
    ],
  ],
  'Logo gallery': [['A grid of 11', ['site-logosscreen--default'], ['Our Past Logo Designs']]],
  Login: [
    ['Admin mode by path', ['account-loginscreen--admin-area']],
    ['Otherwise a checkbox', ['account-loginscreen--sign-in-as-admin-chosen'], ['Sign in as admin']],
    [
      'Links',
      ['account-loginscreen--default', 'account-loginscreen--admin-area'],
      ['/forgot-password', 'Need a user account? Sign up', 'Admin? Go to admin login'],
    ],
    [
      'Social sign-in, not in admin mode',
      ['account-loginscreen--admin-area', 'account-loginscreen-socialsignin--default'],
    ],
    ['Password visibility toggle', ['ui-passwordinput--default']],
  ],
  'Register (user)': [
    [
      '3 steps, back to /login',
      ['account-registerscreen--by-keyboard', 'account-registerscreen--default'],
      ['/login'],
    ],
    ['The two toggles are independent', ['account-registerscreen--default']],
  ],
  'Register (admin)': [
    [
      '3 steps, back to /admin/login',
      ['account-registerscreen-admin--by-keyboard', 'account-registerscreen-admin--default'],
      ['/admin/login'],
    ],
    [
      'An invite token field',
      ['account-registerscreen-admin--default', 'account-registerscreen-admin--invite-token-required'],
    ],
  ],
  Dashboard: [
    [
      'Greeting by the first word of the name, or User',
      ['src/lib/names.test.ts: greets %o as User', 'dashboard-dashboardscreen--client'],
    ],
    ['Unread badge', ['dashboard-dashboardscreen--unread', 'dashboard-dashboardscreen--hundred-unread']],
    [
      'Admins: New Product and Upload submission',
      ['dashboard-dashboardscreen-tasks--opens-and-closes'],
      ['New Product', 'Upload submission'],
    ],
    [
      'Insights: chart, pills, four stats',
      ['dashboard-insightspanel-chart--ranges', 'dashboard-insightspanel--default'],
      ['7d', '30d', 'My Spend', 'Revenue', 'Cart', 'Saved'],
    ],
    ['Approvals', ['dashboard-approvalspanel--empty'], ['No items awaiting approval right now.']],
    [
      'My Work Queue, admins only',
      ['dashboard-workqueuepanel--empty', 'dashboard-dashboardscreen--client'],
      ['No active work right now.'],
    ],
    [
      'Products, admins only',
      ['dashboard-productspanel--empty', 'dashboard-dashboardscreen--client'],
      ['No products yet.'],
    ],
    ['Messages', ['dashboard-messagespanel--empty'], ['Your inbox is clear.']],
    ['An inline reply box a conversation', ['dashboard-messagespanel-reply--sent']],
    [
      'Mobile tab bar',
      ['dashboard-parts-tabbar--default', 'dashboard-parts-tabbar--admin'],
      ['/favorites', '/cart'],
    ],
    [
      'Modals: Upload Work and New Product',
      ['dashboard-uploaddialog--default', 'dashboard-productdialog--default'],
      ['Upload submission', 'New Product'],
    ],
    [
      'Toasts go after 3200 ms or on click',
      ['dashboard-approvalspanel--retry-fails', 'ui-toastregion--default'],
    ],
    [
      'Admins see revenue, others spend',
      ['dashboard-insightspanel--client', 'dashboard-insightspanel--default'],
    ],
  ],
  'My Projects': [
    ['Title, description, image or video by .mp4', ['dashboard-myprojectsscreen--default']],
    [
      'States',
      ['dashboard-myprojectsscreen--loading', 'dashboard-myprojectsscreen--empty'],
      ['Loading projects...', 'No projects found'],
    ],
  ],
  '404': [
    [
      'Text and a way home',
      ['app-notfoundscreen--default'],
      ["Oops! The page you're looking for doesn't exist.", 'Back to Home'],
    ],
  ],
}

/** All lines, in the specification's order. */
export const BULLETS: readonly Bullet[] = Object.entries(BY_PART).flatMap(([part, lines]) =>
  lines.map(([rule, by, texts]) => ({ part, rule, by, ...(texts ? { texts } : {}) })),
)
