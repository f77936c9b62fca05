import { outcomeLabel } from '@mocks/handlers/outcomeWords'
import type { Preview } from '@storybook/react-vite'
import { NETWORKS } from './parameters'

/** What the toolbar steers, and what can be chosen there. */
export const GLOBAL_TYPES = {
  theme: {
    description: 'Colour theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  role: {
    description: 'Who is signed in',
    toolbar: {
      title: 'Role',
      icon: 'user',
      items: [
        { value: 'story', title: "The story's role" },
        { value: 'visitor', title: 'Visitor' },
        { value: 'client', title: 'Client' },
        { value: 'admin', title: 'Admin' },
      ],
      dynamicTitle: true,
    },
  },
  seed: {
    description: 'How much the studio holds',
    toolbar: {
      title: 'Data',
      icon: 'database',
      items: [
        { value: 'story', title: "The story's data" },
        { value: 'typical', title: 'Typical' },
        { value: 'empty', title: 'Empty' },
        { value: 'huge', title: 'Huge' },
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'What every call does',
    toolbar: {
      title: 'Network',
      icon: 'transfer',
      items: [
        { value: 'story', title: "The story's answers" },
        ...Object.entries(NETWORKS).map(([value, outcome]) => ({ value, title: outcomeLabel(outcome) })),
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes']
