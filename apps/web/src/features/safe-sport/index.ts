export { SafeSportPage } from './SafeSportPage.tsx'
