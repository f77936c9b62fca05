/** A line of the specification's section 2, and who proves it. */
export interface Bullet {
  part: string
  /** What the line asks for, in short. */
  rule: string
  /** Stories by their ids, tests as `file: title`. Each must have run and assert something. */
  by: readonly string[]
  /** Its literal texts: each must be asserted by one of those. */
  texts: readonly string[]
}

type Line = readonly [rule: string, by: readonly string[], texts?: readonly string[]]

const MANIFEST = 'tests/manifest.test.ts'
const SIGN_IN = 'app-guards-usesigninredirect-'

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
      [`${MANIFEST}: redirects to screens, never on to another redirect`, `${SIGN_IN}-former-admin-register`],
      ['/admin/register', 'Create an admin account'],
    ],
    [
      'Paths that are linked without a route have a screen',
      [`${MANIFEST}: has %s`, 'tests/links.test.ts: lead to routes of the manifest'],
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
      [
        `${MANIFEST}: header`,
        `${MANIFEST}: Portfolio`,
        'app-siteheader--default',
        'app-siteheader--menu-open',
      ],
      ['Services', 'Portfolio', 'Dev Projects', 'Logo Design'],
    ],
    ['Signed out: /login and /register', ['app-siteheader--default'], ['/login', '/register']],
    [
      'Signed in: /dashboard and Logout',
      ['app-siteheader--client', 'app-siteheader--admin'],
      ['/dashboard', 'Logout'],
    ],
    [
      'Logout returns to /login',
      ['app-guards-requiresession--logs-out', 'app-appshell--logged-out'],
      ['/login null', 'Sign in'],
    ],
    [
      'After login or registration an admin goes to /admin, everyone else to /dashboard',
      [
        `${SIGN_IN}-client-at-login`,
        `${SIGN_IN}-client-at-register`,
        `${SIGN_IN}-admin-at-admin-login`,
        `${SIGN_IN}-admin-at-admin-register`,
        'src/app/guards/returnPath.test.ts: is their own dashboard without a way back',
      ],
      ['/admin', '/dashboard'],
    ],
    [
      'Footer links',
      [`${MANIFEST}: footer`, 'app-sitefooter--default'],
      ['Add-On Features', 'Blog', 'Add-On Features /features', 'Blog /newsletter'],
    ],
    ['Contact details: phone, email, place', ['app-sitefooter--default'], ['Orange County, California']],
    [
      'On 768 px or less the menu is a slide-in panel',
      [
        'e2e/site.spec.ts: a closed panel has nothing to tab to, and growing past 768 px unlocks the page',
        'app-siteheader--panel-open',
        'app-appshell--panel-on-a-phone',
      ],
      ['Menu'],
    ],
    [
      'A scroll past 10 px marks the header',
      ['app-appshell-usescrollmemory--path-change'],
      ['data-scrolled'],
    ],
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
      ['/order', '/contact', '/inquire', '/browse', '/discover'],
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
    [
      'Narrow: a carousel with dots that rotates every 5000 ms',
      ['site-parts-testimonials--mobile', 'site-parts-testimonials--tablet'],
    ],
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
        'Get Started',
        '/contact',
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
    [
      'Search box',
      ['site-portfolioscreen--default', 'site-portfolioscreen--search-and-filter'],
      ['Search projects...'],
    ],
    [
      'Filter buttons',
      ['site-portfolioscreen--default'],
      ['All', 'React', 'Node', 'Vue', 'Python', 'MongoDB'],
    ],
    ['Filter and search combine', ['site-portfolioscreen--search-and-filter']],
    ['Cards with video', ['site-portfolioscreen-films--few-play']],
    ['Featured badge', ['site-portfolioscreen--featured'], ['Featured']],
    ['Quick View modal', ['site-portfolioscreen-quickview--opens-and-closes']],
    ['Purchase and Live Demo', ['site-portfolioscreen--default'], ['Purchase', 'Live Demo']],
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
    ['At most 3 tags and +N', ['site-portfolioscreen--default'], ['+2']],
    [
      'Quick view: source code, documentation, 6 months of support',
      ['site-portfolioscreen-quickview--default'],
      ['The product includes full source code, documentation and 6 months of technical support.'],
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
    [
      'Password visibility toggle',
      ['account-loginscreen--default', 'ui-passwordinput--default'],
      ['Show password', 'Hide password'],
    ],
  ],
  'Register (user)': [
    [
      '3 steps, back to /login',
      ['account-registerscreen--by-keyboard', 'account-registerscreen--default'],
      ['Step 2 of 3', '/login'],
    ],
    [
      'The two toggles are independent',
      ['account-registerscreen--by-keyboard', 'ui-passwordinput--two-fields'],
    ],
  ],
  'Register (admin)': [
    [
      '3 steps, back to /admin/login',
      ['account-registerscreen-admin--by-keyboard', 'account-registerscreen-admin--default'],
      ['/admin/login'],
    ],
    [
      'An invite token field',
      ['account-registerscreen-admin--invite-token-required', 'account-registerscreen-admin--by-keyboard'],
      ['Admin invite token'],
    ],
  ],
  Dashboard: [
    [
      'Greeting by the first word of the name, or User',
      [
        'src/lib/names.test.ts: greets %j as %j',
        'src/lib/names.test.ts: greets %o as User',
        'dashboard-dashboardscreen--client',
      ],
    ],
    ['Unread badge', ['dashboard-dashboardscreen--unread', 'dashboard-dashboardscreen--hundred-unread']],
    [
      'Admins: New Product and Upload submission',
      ['dashboard-dashboardscreen--admin', 'dashboard-dashboardscreen-tasks--client'],
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
    [
      'An inline reply box a conversation',
      ['dashboard-messagespanel--default', 'dashboard-messagespanel-reply--sent'],
    ],
    [
      'Mobile tab bar',
      [
        'dashboard-parts-tabbar--default',
        'dashboard-parts-tabbar--admin',
        'dashboard-parts-tabbar--at-the-edge',
        'dashboard-parts-tabbar--wide',
      ],
      ['/favorites', '/cart'],
    ],
    [
      'Modals: Upload Work and New Product',
      ['dashboard-uploaddialog--default', 'dashboard-productdialog--default'],
      ['Upload Work', 'New Product'],
    ],
    [
      'Toasts go after 3200 ms or on click',
      [
        'e2e/toasts.spec.ts: a message of the dashboard stands for 3200 ms, and two do not cut each other short',
        'dashboard-approvalspanel--retry-fails',
        'ui-toastregion--click-dismisses',
      ],
    ],
    [
      'Admins see revenue, others spend',
      ['dashboard-insightspanel--client', 'dashboard-insightspanel--default'],
    ],
  ],
  'My Projects': [
    [
      'Title, description, image or video by .mp4',
      ['dashboard-myprojectsscreen--default'],
      ['Harbor Café identity', 'Mark, menu and signage for a café on the pier.', 'VIDEO'],
    ],
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
  lines.map(([rule, by, texts = []]) => ({ part, rule, by, texts })),
)
