export { AnnouncementsPage } from './AnnouncementsPage.tsx'
export { announcementsQuery } from './announcements.query.ts'
