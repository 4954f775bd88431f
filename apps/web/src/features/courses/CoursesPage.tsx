import type { Api } from '@games/contract'
import { lazy, Suspense } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { UsersView } from '../../content/UsersView.tsx'
import { useT } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CourseFilter } from './course-filter.ts'

const Offered = lazy(async () => ({ default: (await import('./Offered.tsx')).Offered }))

/** Courses for who has signed in: when, where, for whom, and where one enrols (R6.1, R4.4). */
export function CoursesPage({ api, filter }: { api: Api; filter: CourseFilter }) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('pages.title-courses')} />
      <UsersView api={api} kind="course" load={() => privateApi.listCourses()}>
        {({ courses }) =>
          courses.length === 0 ? (
            <Empty title={t('app-shell.no-results')} why={t('pages.why-courses')}>
              <a className="ui-button" href="/schedule/days">
                {t('pages.next-days')}
              </a>
            </Empty>
          ) : (
            <Suspense fallback={<Skeleton label={t('content.loading')} />}>
              <Offered courses={courses} filter={filter} />
            </Suspense>
          )
        }
      </UsersView>
    </>
  )
}
