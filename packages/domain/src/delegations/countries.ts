/*
 * Three-letter codes of delegations → the two letters of ISO 3166-1 that flags are named by (R3.13). The feed uses the codes of National
 * Olympic Committees; other sources use ISO's. Where one code means different countries in the two, the committees' meaning holds
 * (BRN is Bahrain, not Brunei; MAD would be nobody's).
 */

/** The 206 National Olympic Committees. Null: a committee that competes under a flag that is no country's. */
const COMMITTEES = `
  AFG:AF ALB:AL ALG:DZ AND:AD ANG:AO ANT:AG ARG:AR ARM:AM ARU:AW ASA:AS AUS:AU AUT:AT AZE:AZ BAH:BS BAN:BD BAR:BB BDI:BI BEL:BE
  BEN:BJ BER:BM BHU:BT BIH:BA BIZ:BZ BLR:BY BOL:BO BOT:BW BRA:BR BRN:BH BRU:BN BUL:BG BUR:BF CAF:CF CAM:KH CAN:CA CAY:KY CGO:CG
  CHA:TD CHI:CL CHN:CN CIV:CI CMR:CM COD:CD COK:CK COL:CO COM:KM CPV:CV CRC:CR CRO:HR CUB:CU CYP:CY CZE:CZ DEN:DK DJI:DJ DMA:DM
  DOM:DO ECU:EC EGY:EG ERI:ER ESA:SV ESP:ES EST:EE ETH:ET FIJ:FJ FIN:FI FRA:FR FSM:FM GAB:GA GAM:GM GBR:GB GBS:GW GEO:GE GEQ:GQ
  GER:DE GHA:GH GRE:GR GRN:GD GUA:GT GUI:GN GUM:GU GUY:GY HAI:HT HKG:HK HON:HN HUN:HU INA:ID IND:IN IRI:IR IRL:IE IRQ:IQ ISL:IS
  ISR:IL ISV:VI ITA:IT IVB:VG JAM:JM JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KIR:KI KOR:KR KOS:XK KSA:SA KUW:KW LAO:LA LAT:LV LBA:LY
  LBN:LB LBR:LR LCA:LC LES:LS LIE:LI LTU:LT LUX:LU MAD:MG MAR:MA MAS:MY MAW:MW MDA:MD MDV:MV MEX:MX MGL:MN MHL:MH MKD:MK MLI:ML
  MLT:MT MNE:ME MON:MC MOZ:MZ MRI:MU MTN:MR MYA:MM NAM:NA NCA:NI NED:NL NEP:NP NGR:NG NIG:NE NOR:NO NRU:NR NZL:NZ OMA:OM PAK:PK
  PAN:PA PAR:PY PER:PE PHI:PH PLE:PS PLW:PW PNG:PG POL:PL POR:PT PRK:KP PUR:PR QAT:QA ROU:RO RSA:ZA RUS:RU RWA:RW SAM:WS SEN:SN
  SEY:SC SGP:SG SKN:KN SLE:SL SLO:SI SMR:SM SOL:SB SOM:SO SRB:RS SRI:LK SSD:SS STP:ST SUD:SD SUI:CH SUR:SR SVK:SK SWE:SE SWZ:SZ
  SYR:SY TAN:TZ TGA:TO THA:TH TJK:TJ TKM:TM TLS:TL TOG:TG TPE:- TTO:TT TUN:TN TUR:TR TUV:TV UAE:AE UGA:UG UKR:UA URU:UY USA:US
  UZB:UZ VAN:VU VEN:VE VIE:VN VIN:VC YEM:YE ZAM:ZM ZIM:ZW`

/** Codes of past games. Null: a flag that is no country's today. */
const PAST = `
  AHO:- ANZ:- BIR:- BOH:- BWI:- CEY:- BOC:- CIS:- COR:- CSK:CZ DAH:BJ EUA:- EUN:- FRG:DE GDR:- HBR:- IHO:- IVC:CI LIB:LB MAL:- NBO:- RHO:- ROM:RO
  RU1:- SAA:- SCG:- SIN:SG TCH:CZ TRI:TT UAR:- URS:- VOL:- WSM:WS YAR:- YMD:- YUG:- ZAI:-`

/** Those who compete as nobody's country: neutral, independent, refugees, mixed. */
const NOBODYS = 'AIN ANA EOR IOA IOC IOP IPA IPP IPC MIX NPA OAR ROC ROT RPC RPT'

/** ISO 3166-1 alpha-3 codes that no committee uses, or uses for the same country under another code. */
const ISO_ONLY = `
  ABW:AW AGO:AO AIA:AI ALA:AX ARE:AE ASM:AS ATA:AQ ATF:TF ATG:AG BES:BQ BFA:BF BGD:BD BGR:BG BHR:BH BHS:BS BLM:BL BLZ:BZ BMU:BM
  BRB:BB BTN:BT BVT:BV BWA:BW CCK:CC CHE:CH CHL:CL COG:CG CRI:CR CUW:CW CXR:CX CYM:KY DEU:DE DNK:DK DZA:DZ ESH:EH FJI:FJ FLK:FK
  FRO:FO GGY:GG GIB:GI GIN:GN GLP:GP GMB:GM GNB:GW GNQ:GQ GRC:GR GRD:GD GRL:GL GTM:GT GUF:GF HMD:HM HND:HN HRV:HR HTI:HT IDN:ID
  IMN:IM IOT:IO IRN:IR JEY:JE KHM:KH KNA:KN KWT:KW LBY:LY LKA:LK LSO:LS LVA:LV MAC:MO MAF:MF MCO:MC MDG:MG MMR:MM MNG:MN MNP:MP
  MRT:MR MSR:MS MTQ:MQ MUS:MU MWI:MW MYS:MY MYT:YT NCL:NC NER:NE NFK:NF NGA:NG NIC:NI NIU:NU NLD:NL NPL:NP OMN:OM PCN:PN PHL:PH
  PRI:PR PRT:PT PRY:PY PSE:PS PYF:PF REU:RE SAU:SA SDN:SD SGS:GS SHN:SH SJM:SJ SLB:SB SLV:SV SPM:PM SVN:SI SXM:SX SYC:SC TCA:TC
  TCD:TD TGO:TG TKL:TK TON:TO TWN:TW TZA:TZ UMI:UM URY:UY VAT:VA VCT:VC VGB:VG VIR:VI VNM:VN VUT:VU WLF:WF ZAF:ZA ZMB:ZM ZWE:ZW`

const pairs = (table: string): [code: string, letters: string | null][] =>
  table
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.endsWith('-') ? null : pair.slice(4).toLowerCase()])

/** Later tables win: the committees' own meaning of a code holds. */
const LETTERS: ReadonlyMap<string, string | null> = new Map([
  ...pairs(ISO_ONLY),
  ...pairs(PAST),
  ...NOBODYS.split(' ').map((code): [string, null] => [code, null]),
  ...pairs(COMMITTEES),
])

export const COMMITTEE_CODES: readonly string[] = pairs(COMMITTEES).map(([code]) => code)

/**
 * The lower-case two letters of ISO 3166-1 (XK for Kosovo) of a delegation of three letters; null for those that compete under no
 * country's flag, undefined for a code nobody knows.
 */
export const countryLetters = (code: string): string | null | undefined => LETTERS.get(code)
