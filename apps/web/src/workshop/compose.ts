import { composeStories, type Meta } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { annotations } from './annotations.tsx'

/** A `*.stories.tsx` file as it is imported. */
export type StoryFile = { readonly default: Meta } & Readonly<Record<string, unknown>>

/** A component in one state, with its decorators; `load` first. */
export interface ComposedStory extends FunctionComponent {
  readonly storyName: string
  readonly load: () => Promise<void>
  /** Acts on what is drawn and checks it, where the story does more than show. */
  readonly play?: (given: { canvasElement: HTMLElement }) => Promise<void>
}

/** The stories of a file, by name: a module does not tell in which order they are written. */
export const storiesOf = (file: StoryFile, locale: Locale = 'por'): ComposedStory[] =>
  Object.values(composeStories(file, { ...annotations, initialGlobals: { locale } })) as ComposedStory[]
