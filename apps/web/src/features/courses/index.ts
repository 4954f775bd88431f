export { CoursesPage } from './CoursesPage.tsx'
export { courseFilterOf } from './course-filter.ts'
