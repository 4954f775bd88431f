export { OfficialPhotosPage } from './OfficialPhotosPage.tsx'
export { type PhotoSearch, photoSearchOf } from './photo-search.ts'
