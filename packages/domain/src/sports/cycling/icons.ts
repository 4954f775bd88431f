export const icons = { BMF: 'bicycle', BMX: 'bicycle', CRD: 'bike', CTR: 'bike', MTB: 'bicycle' }
