import { useEffect, useState } from 'react'
import { PageTitle } from '../app-shell/PageTitle.tsx'
import { useLocale } from '../i18n/use-t.ts'
import type { ComposedStory, StoryFile } from './compose.ts'

interface ShownComponent {
  readonly name: string
  readonly stories: readonly ComposedStory[]
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.stories\.tsx$/g, '')

/** All stories of some components on one page, in every state (R2.4). Drawn in the browser only. */
export function Gallery({ title, files }: { title: string; files: Readonly<Record<string, () => Promise<unknown>>> }) {
  const locale = useLocale()
  const [shown, setShown] = useState<readonly ShownComponent[]>([])
  useEffect(() => {
    let gone = false
    const compose = async (): Promise<void> => {
      const { storiesOf } = await import('./compose.ts')
      const all = await Promise.all(
        Object.entries(files).map(async ([path, load]) => {
          const stories = storiesOf((await load()) as StoryFile, locale)
          await Promise.all(stories.map((story) => story.load()))
          return { name: nameOf(path), stories }
        }),
      )
      if (!gone) setShown(all)
    }
    void compose()
    return () => {
      gone = true
    }
  }, [files, locale])
  return (
    <>
      <PageTitle title={title} />
      <nav className="workshop-contents" aria-label={title}>
        {shown.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {shown.map(({ name, stories }) => (
        <section key={name} id={name} className="workshop-component">
          <h2>{name}</h2>
          {stories.map((Story) => (
            <div key={Story.storyName}>
              <h3>{Story.storyName}</h3>
              <Story />
            </div>
          ))}
        </section>
      ))}
    </>
  )
}
