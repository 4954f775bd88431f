export { QrScanPage } from './QrScanPage.tsx'
