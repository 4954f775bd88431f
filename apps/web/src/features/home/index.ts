export { dayAfter } from './coming.ts'
export { HomeView } from './HomeView.tsx'
export { dayMedalsQuery, delegationsQuery, homeQuery } from './home.query.ts'
