// Written by `npm run tables` from the migrated database; a test compares them.

/** The columns of each table as queries name and read them. */
export interface Tables {
  address: {
    id: number
    memberId: number
    name: string
    phone: string
    countryId: number
    provinceId: number | null
    cityId: number | null
    province: string | null
    city: string | null
    detail: string
    postcode: string | null
    isDefault: boolean
    createdAt: string
    enterpriseId: number | null
  }
  alias: {
    id: number
    word: string
    target: string
    kind: string
    version: number
    createdAt: string | null
  }
  approval: {
    id: number
    memberId: number
    enterpriseId: number | null
    status: string
    quoteId: number | null
    orders: unknown
    terms: unknown
    excess: unknown
    createdAt: string
    expiresAt: string
  }
  approval_history: {
    id: number
    approvalId: number
    event: string
    fromStatus: string | null
    toStatus: string
    actor: string
    actorId: number | null
    note: string | null
    at: string
  }
  approved_order: {
    orderId: number
    approvalId: number
  }
  article: {
    id: number
    code: string
    kind: string
    groupId: number | null
    position: number
    titleZh: string | null
    titleEn: string | null
    summaryZh: string | null
    summaryEn: string | null
    bodyZh: string | null
    bodyEn: string | null
    updatedOn: string
    publishedAt: string | null
    version: number
  }
  audit_entry: {
    id: number
    at: string
    operatorId: number
    changeId: string
    action: string
    noun: string
    key: string
    title: string
    before: unknown
    after: unknown
    titleZh: string | null
  }
  bank_account: {
    currency: string
    beneficiary: string
    bank: string
    bankAddress: string
    account: string
    swift: string
    id: number
    version: number
    paperTextZh: string | null
    paperTextEn: string | null
    preferred: boolean
    active: boolean
  }
  banner: {
    id: number
    place: string
    platform: number
    position: number
    titleZh: string
    titleEn: string
    subtitleZh: string
    subtitleEn: string
    url: string
    pictureId: number
    publishedAt: string | null
    endsAt: string | null
    version: number
  }
  brand: {
    id: number
    code: string
    countryId: number
    nameZh: string
    nameEn: string
    aliases: string[]
    version: number
  }
  broadcast: {
    id: number
    audience: string
    roleId: number | null
    memberId: number | null
    locale: string | null
    subjectZh: string | null
    subjectEn: string | null
    bodyZh: string | null
    bodyEn: string | null
    updatedAt: string
    sentAt: string | null
    finishedAt: string | null
    version: number
  }
  broadcast_letter: {
    broadcastId: number
    memberId: number
  }
  browser_error: {
    id: number
    message: string
    stack: string
    page: string
    browser: string
    count: number
    firstAt: string
    lastAt: string
  }
  budget: {
    key: string
    windowStart: string
    used: number
    began: string
  }
  canned_answer: {
    id: number
    position: number
    titleZh: string
    titleEn: string
    textZh: string
    textEn: string
    version: number
  }
  captcha: {
    id: string
    answerHash: Buffer | null
    expiresAt: string
  }
  captcha_key: {
    one: boolean
    key: Buffer
  }
  carrier: {
    id: number
    version: number
    position: number
    nameZh: string
    nameEn: string
    trackingUrl: string | null
    active: boolean
  }
  cart_item: {
    id: number
    memberId: number
    productId: number
    lotId: number | null
    kilograms: number
    unit: string
    currency: string | null
    pricePerTonne: number | null
    createdAt: string
  }
  case_category: {
    caseId: number
    categoryId: number
    position: number
  }
  case_label: {
    caseId: number
    labelId: number
  }
  case_study: {
    id: number
    code: string
    groupId: number
    pictureId: number
    titleZh: string | null
    titleEn: string | null
    summaryZh: string | null
    summaryEn: string | null
    bodyZh: string | null
    bodyEn: string | null
    industryZh: string
    industryEn: string
    authorZh: string
    authorEn: string
    publishedAt: string | null
    version: number
  }
  catalogue_import: {
    id: number
    operatorId: number
    name: string
    state: string
    header: string[]
    mapping: string[]
    decimalComma: boolean
    rowCount: number
    doneCount: number
    runId: string | null
    runAt: string | null
    createdAt: string
    appliedAt: string | null
    undoneAt: string | null
    problem: string | null
    shopId: number | null
    pictureId: number | null
    origin: string
  }
  catalogue_import_row: {
    importId: number
    rowNo: number
    cells: string[]
    outcome: string | null
    problems: unknown
    changes: unknown
    productId: number | null
    before: unknown
    after: unknown
    note: string | null
    kept: boolean
  }
  category: {
    id: number
    parentId: number | null
    code: string
    position: number
    nameZh: string
    nameEn: string
    version: number
    hsCode: string | null
  }
  chat_day: {
    weekday: number
    opens: string
    closes: string
  }
  chat_file: {
    id: number
    conversationId: number
    name: string
    type: string
    size: number
    width: number | null
    height: number | null
    storageKey: string
    secret: string
    ready: boolean
    claimed: boolean
    createdAt: string
  }
  chat_hours: {
    id: boolean
    zone: string
    version: number
  }
  chat_message: {
    id: number
    conversationId: number
    clientId: string
    author: string
    contactId: number | null
    kind: string
    body: string | null
    productId: number | null
    fileId: number | null
    answerSeconds: number | null
    createdAt: string
    operatorId: number | null
  }
  city: {
    id: number
    provinceId: number
    code: string
    nameZh: string
    nameEn: string
  }
  company_care: {
    enterpriseId: number
    ownerId: number | null
    nextStep: string | null
    nextStepOn: string | null
    version: number
    groupId: number | null
  }
  company_credit: {
    enterpriseId: number
    currency: string
    creditLimit: number
    days: number
    version: number
  }
  company_group: {
    id: number
    version: number
    nameZh: string
    nameEn: string
  }
  company_invitation: {
    id: number
    enterpriseId: number
    email: string
    role: string
    invitedBy: number | null
    tokenHash: Buffer
    createdAt: string
    expiresAt: string
  }
  company_member: {
    memberId: number
    enterpriseId: number
    role: string
    joinedAt: string
  }
  company_note: {
    id: number
    enterpriseId: number
    operatorId: number
    body: string
    createdAt: string
  }
  company_request: {
    memberId: number
    enterpriseId: number
    askedAt: string
  }
  company_role: {
    code: string
    position: number
    nameZh: string
    nameEn: string
    permissions: string[]
  }
  contact: {
    id: number
    locale: string
    nameZh: string
    nameEn: string
    email: string
    phone: string
    wechatId: string
    pictureId: number | null
    active: boolean
    languages: string[]
    whatsapp: string | null
    version: number
    house: boolean
    wechatCodeId: number | null
  }
  contact_presence: {
    contactId: number
    away: boolean
    seenAt: string
  }
  content_draft: {
    operatorId: number
    noun: string
    key: string
    version: number
    content: unknown
    at: string
  }
  content_due: {
    toldUntil: string
  }
  content_group: {
    id: number
    type: number
    code: string
    position: number
    nameZh: string
    nameEn: string
    version: number
  }
  content_version: {
    noun: string
    key: string
    version: number
    content: unknown
    operatorId: number | null
    at: string
  }
  conversation: {
    id: number
    contactId: number
    visitorId: number | null
    memberId: number | null
    locale: string
    email: string | null
    generation: number
    lastMessageId: number
    lastMessageAt: string
    waitingSince: string | null
    customerReadId: number
    contactReadId: number
    customerMailedId: number
    contactMailedId: number
    createdAt: string
    eraseAt: string | null
  }
  country: {
    id: number
    code: string
    nameZh: string
    nameEn: string
  }
  cross_reference: {
    id: number
    version: number
    model: string
    modelKey: string
    producer: string
    categoryId: number
    source: string
    checkedOn: string
    active: boolean
    createdAt: string
  }
  cross_reference_label: {
    crossReferenceId: number
    labelId: number
  }
  cross_reference_value: {
    crossReferenceId: number
    position: number
    parameter: string
    figure: string
    unit: string
    method: string | null
    condition: string | null
  }
  delivery_term: {
    id: number
    version: number
    code: string
    position: number
    nameZh: string
    nameEn: string
    needsPlace: boolean
    includes: string[]
    active: boolean
    toDoor: boolean
  }
  demo_key: {
    name: string
    privateKey: string
    publicKey: string
  }
  demo_payment: {
    number: string
    tradeNumber: string
    paidAt: string
  }
  dictionary_entry: {
    id: number | null
    dictionary: string | null
    code: string | null
    position: number | null
    nameZh: string | null
    nameEn: string | null
    needsPlace: boolean | null
    active: boolean | null
  }
  document: {
    id: number
    productId: number
    kind: string
    locale: string | null
    titleZh: string
    titleEn: string
    file: string
    bytes: number
    issuedOn: string
    lotId: number | null
    standard: string | null
    expiresOn: string | null
  }
  enquiry: {
    id: number
    enquiryNo: string
    memberId: number | null
    contactId: number
    name: string
    email: string
    company: string | null
    phone: string | null
    purchaseTime: string
    paymentType: string | null
    deliveryTerm: string | null
    deliveryPlace: string | null
    destination: string | null
    message: string | null
    locale: string
    createdAt: string
    firstAnswerAt: string | null
    waitingSince: string | null
    openedAt: string | null
    enterpriseId: number | null
    shopId: number | null
    erasedAt: string | null
    enteredBy: number | null
    channel: string | null
    askedId: number | null
    addressed: boolean
    linkKey: string
    closedAt: string | null
    lostReason: string | null
    lostNote: string | null
  }
  enquiry_attachment: {
    enquiryId: number
    position: number
    uploadId: number
  }
  enquiry_basket: {
    memberId: number
    version: number
    lines: unknown
    updatedAt: string
  }
  enquiry_line: {
    enquiryId: number
    position: number
    productId: number | null
    lotId: number | null
    productName: string
    specification: string | null
    amount: string
    unit: string
    kilograms: number | null
    targetPrice: number | null
    targetCurrency: string | null
    ranges: string[]
    colour: string | null
    certificate: string | null
    moreAmounts: string[]
    sample: boolean
    sampleId: number | null
  }
  enquiry_message: {
    id: number
    enquiryId: number
    author: string
    contactId: number | null
    body: string
    createdAt: string
    operatorId: number | null
    memberId: number | null
    mailId: string | null
  }
  enquiry_message_file: {
    messageId: number
    position: number
    uploadId: number
  }
  enquiry_note: {
    id: number
    enquiryId: number
    operatorId: number
    body: string
    createdAt: string
  }
  enquiry_task: {
    id: number
    enquiryId: number
    operatorId: number
    body: string
    dueOn: string
    createdAt: string
    doneAt: string | null
    doneBy: number | null
  }
  enterprise: {
    id: number
    name: string
    nameKey: string
    type: number | null
    countryId: number | null
    provinceId: number | null
    cityId: number | null
    address: string | null
    website: string | null
    licenceId: number | null
    status: string
    createdAt: string
    updatedAt: string
    version: number
    reviewNote: string | null
    legalNameZh: string | null
    legalNameEn: string | null
    taxNumber: string | null
    phone: string | null
    bank: string | null
    bankAccount: string | null
    mergedInto: number | null
    mergedAt: string | null
  }
  enterprise_member: {
    memberId: number
    enterpriseId: number
    keeper: boolean
    joinedAt: string
  }
  exchange_rate: {
    asOf: string
    cnyPerUsd: string
  }
  exhibition: {
    id: number
    code: string
    countryId: number
    pictureId: number
    nameZh: string
    nameEn: string
    cityZh: string
    cityEn: string
    venueZh: string
    venueEn: string
    booth: string | null
    descriptionZh: string
    descriptionEn: string
    startDate: string
    endDate: string
    datesTentative: boolean
    longitude: number | null
    latitude: number | null
    publishedAt: string | null
    version: number
  }
  facet_group: {
    id: number
    brandId: number
    countryId: number
    categoryId: number
    grade: number
    fieldType: number
    labelIds: number[]
    selfRun: boolean
    recommended: boolean
    isNew: boolean
    productCount: number
    tokens: string
  }
  favourite: {
    id: number
    memberId: number
    productId: number
    createdAt: string
  }
  goods_cost: {
    id: number
    productId: number
    lotId: number | null
    currency: string | null
    perTonne: number | null
    operatorId: number
    at: string
  }
  home_section: {
    locale: string
    section: string
    position: number
    shown: boolean
  }
  house: {
    id: number
    version: number
    legalNameZh: string | null
    legalNameEn: string | null
    registeredAddressZh: string | null
    registeredAddressEn: string | null
    taxNumber: string | null
    phone: string | null
    email: string | null
    logoId: number | null
    orderPrefix: string
    quotePrefix: string
    proformaPrefix: string
    tolerancePercent: number
    contractPrefix: string
    invoicePrefix: string
    packingListPrefix: string
    deliveryNotePrefix: string
    contractClausesZh: string | null
    contractClausesEn: string | null
    creditNotePrefix: string
    analysisPrefix: string
    samplesPerMonth: number
  }
  house_vat_rate: {
    houseId: number
    position: number
    validFrom: string
    percent: number
  }
  idempotency: {
    owner: string
    key: string
    requestHash: Buffer
    answer: unknown
    createdAt: string
  }
  invoice_title: {
    id: number
    memberId: number
    enterpriseId: number | null
    kind: string
    title: string
    taxNumber: string | null
    address: string | null
    phone: string | null
    bank: string | null
    bankAccount: string | null
    createdAt: string
  }
  job: {
    id: number
    name: string
    everySeconds: number
    limitSeconds: number
    dueAt: string
    runner: string | null
    leasedUntil: string | null
    startedAt: string | null
    succeededAt: string | null
    failedAt: string | null
    tookMs: number | null
    failures: number
    lastError: string | null
  }
  label: {
    id: number
    code: string
    position: number
    nameZh: string
    nameEn: string
    onHome: boolean
    version: number
  }
  lane: {
    id: number
    version: number
    step: string
    fromZh: string | null
    fromEn: string | null
    toZh: string
    toEn: string
    mode: string
    basis: string
    price: string
    capacityKg: number | null
    currency: string
    minimum: string | null
    vatPercent: number
    transitDays: number
    validFrom: string
    validUntil: string
    source: string | null
  }
  letter: {
    id: number
    memberId: number
    kind: string
    subject: string
    content: string
    readAt: string | null
    receivedAt: string
    broadcastId: number | null
    facts: unknown
  }
  letter_of_credit: {
    id: number
    orderId: number
    partId: number
    number: string
    bank: string
    amount: number
    currency: string
    latestShipment: string
    expiresOn: string
    uploadId: number
    status: string
    needed: number | null
    answer: string | null
    registeredAt: string
    decidedAt: string | null
  }
  link_token: {
    id: number
    purpose: string
    tokenHash: Buffer
    email: string
    memberId: number | null
    details: unknown
    expiresAt: string
  }
  list_price_change: {
    id: number
    productId: number
    fromCurrency: string | null
    fromPrice: number | null
    toCurrency: string | null
    toPrice: number | null
    reason: string
    operatorId: number | null
    at: string
  }
  lot: {
    id: number
    productId: number
    code: string
    kilograms: number
    stockKg: number
    currency: string | null
    pricePerTonne: number | null
    noteZh: string
    noteEn: string
    testedOn: string
  }
  mailing: {
    name: string
    delivered: number
    failed: number
  }
  measurement: {
    id: number
    parameterId: number
    categoryId: number
    method: string
    condition: string
    productCount: number
    lowest: number | null
    highest: number | null
    halfFrom: number | null
    halfTo: number | null
  }
  member: {
    id: number
    roleId: number
    email: string | null
    emailVerified: boolean
    mobile: string | null
    passwordHash: string
    realname: string
    headImage: string | null
    locale: string
    disabled: boolean
    createdAt: string
    enterpriseName: string | null
    countryId: number | null
    passwordChangedAt: string
    title: string | null
    department: string | null
    contactMobile: string | null
    website: string | null
    headUploadId: number | null
    version: number
    totpSecret: Buffer | null
    totpOffered: Buffer | null
    totpStep: number
    recoverySalt: Buffer | null
    closedAt: string | null
    enteredBy: number | null
    acceptedAt: string | null
  }
  member_contact: {
    memberId: number
    contactId: number
  }
  member_notice_choice: {
    memberId: number
    topic: string
    letter: boolean
    mail: boolean
  }
  member_recovery_code: {
    memberId: number
    codeHash: Buffer
  }
  menu_item: {
    id: number
    parentId: number | null
    position: number
    nameZh: string
    nameEn: string
    url: string | null
    version: number
  }
  migration: {
    name: string
    appliedAt: string
  }
  news: {
    id: number
    code: string
    groupId: number
    pictureId: number
    titleZh: string | null
    titleEn: string | null
    summaryZh: string | null
    summaryEn: string | null
    bodyZh: string | null
    bodyEn: string | null
    authorZh: string
    authorEn: string
    publishedAt: string | null
    shopId: number | null
    version: number
  }
  newsletter: {
    id: number
    key: string
    categoryId: number
    content: unknown
    createdAt: string
    finishedAt: string | null
    addressed: number
    unsubscribed: number
    followed: number
  }
  newsletter_draft: {
    id: number
    key: string
    categoryId: number
    content: unknown
    newsletterId: number | null
    updatedAt: string
    version: number
  }
  newsletter_mail: {
    newsletterId: number
    subscriberId: number
  }
  office_holiday: {
    id: number
    version: number
    nameZh: string
    nameEn: string
    startDate: string
    endDate: string
    works: boolean
  }
  operator: {
    id: number
    email: string
    nameZh: string
    nameEn: string
    role: string
    locale: string
    contactId: number | null
    passwordHash: string | null
    totpSecret: Buffer | null
    totpOffered: Buffer | null
    totpStep: number
    disabledAt: string | null
    createdAt: string
    seenAt: string | null
    version: number
    recoverySalt: Buffer | null
    shopId: number | null
    favourites: string[]
  }
  operator_has_role: {
    operatorId: number
    roleId: number
  }
  operator_invitation: {
    operatorId: number
    tokenHash: Buffer
    expiresAt: string
  }
  operator_notice_choice: {
    operatorId: number
    topic: string
    page: boolean
    mail: boolean
  }
  operator_recovery_code: {
    operatorId: number
    codeHash: Buffer
  }
  operator_role: {
    id: number
    code: string
    nameZh: string
    nameEn: string
    permissions: string[]
    builtIn: boolean
    version: number
  }
  operator_session: {
    id: number
    operatorId: number
    tokenHash: Buffer
    stage: string
    createdAt: string
    seenAt: string
    expiresAt: string
    ip: string
    userAgent: string
  }
  order_charge: {
    orderId: number
    position: number
    step: string
    mode: string
    from: unknown
    to: unknown
    amount: number
    vatPercent: number
    transitDays: number
    validFrom: string
    validUntil: string
  }
  order_comment: {
    id: number
    lineId: number
    orderId: number
    memberId: number
    score: number
    content: string | null
    createdAt: string
    nameChoice: string
    shownName: string | null
    answer: string | null
    answeredAt: string | null
    hiddenAt: string | null
    hiddenReason: string | null
    version: number
  }
  order_history: {
    id: number
    orderId: number
    event: string
    fromStatus: number | null
    toStatus: number
    actor: string
    actorId: number | null
    note: string | null
    at: string
  }
  order_line: {
    id: number
    orderId: number
    position: number
    productId: number | null
    lotId: number | null
    lotCode: string | null
    product: unknown
    pictureId: number | null
    kilograms: number
    unit: string
    pricePerTonne: number
    amount: number
    shippedKg: number
    tolerancePercent: number
    chargedKg: number | null
    changedKg: number
    priceWhy: string | null
    priceListId: number | null
    priceListZh: string | null
    priceListEn: string | null
    calledKg: number
  }
  order_message: {
    id: number
    orderId: number
    author: string
    memberId: number | null
    contactId: number | null
    operatorId: number | null
    body: string
    createdAt: string
  }
  order_message_file: {
    messageId: number
    position: number
    uploadId: number
  }
  order_note: {
    id: number
    orderId: number
    operatorId: number
    body: string
    createdAt: string
  }
  order_part: {
    id: number
    orderId: number
    position: number
    amount: number
    credited: number
    due: string
    days: number | null
    secured: string
    securedAt: string | null
    state: string
  }
  order_return: {
    id: number
    orderId: number
    status: number
    reason: string
    amount: number
    answer: string | null
    createdAt: string
    kind: string
    resolution: string | null
  }
  order_return_line: {
    returnId: number
    lineId: number
    kilograms: number
    amount: number
  }
  order_return_photo: {
    returnId: number
    position: number
    uploadId: number
  }
  outbox: {
    id: string
    channel: string
    recipient: string
    message: unknown
    attempts: number
    createdAt: string
    dueAt: string
    expiresAt: string
    sentAt: string | null
    givenUpAt: string | null
    lastError: string | null
    mailing: string | null
  }
  packing: {
    productId: number
    unit: string
    kilograms: number
    holdsUnit: string | null
    holdsCount: number | null
  }
  paper: {
    id: number
    kind: string
    paperNo: string
    version: number
    year: number | null
    number: number | null
    quoteId: number | null
    orderId: number | null
    facts: unknown
    logoId: number | null
    issuedAt: string
    shipmentId: number | null
    returnId: number | null
  }
  paper_counter: {
    kind: string
    year: number
    last: number
  }
  parameter: {
    id: number
    code: string
    position: number
    groupCode: string
    nameZh: string
    nameEn: string
    unit: string
    baseUnit: string
    units: string[]
    methods: string[]
    conditions: string[]
    selectionType: number
    inputType: number
    filterType: number
    searchType: number
    options: unknown
    version: number
  }
  parameter_span: {
    parameterId: number
    lowest: number
    highest: number
    productCount: number
    logarithmic: boolean
    spread: number
  }
  part_reminder: {
    partId: number
    step: string
    sentAt: string
  }
  partner_link: {
    id: number
    position: number
    nameZh: string
    nameEn: string
    url: string
    version: number
  }
  passkey: {
    id: number
    memberId: number | null
    operatorId: number | null
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    createdAt: string
    usedAt: string | null
  }
  passkey_challenge: {
    id: Buffer
    expiresAt: string
  }
  passkey_key: {
    one: boolean
    key: Buffer
  }
  payment: {
    id: number
    orderId: number
    provider: string
    number: string
    currency: string
    amount: number
    status: string
    tradeNumber: string | null
    paidAt: string | null
    slipId: number | null
    slipStatus: string | null
    slipAnswer: string | null
    createdAt: string
    askAt: string | null
    asks: number
    partId: number | null
    received: number | null
  }
  payment_alarm: {
    id: number
    provider: string
    kind: string
    number: string
    detail: unknown
    createdAt: string
    version: number
    dealtAt: string | null
    dealtBy: number | null
    note: string | null
  }
  payment_type: {
    id: number
    version: number
    code: string
    position: number
    nameZh: string
    nameEn: string
    payMethod: string
    active: boolean
  }
  payment_type_part: {
    paymentTypeId: number
    position: number
    share: number | null
    due: string
    days: number | null
    secured: string
  }
  picture: {
    id: number
    src: string
    width: number
    height: number
    widths: number[]
    colour: string
    focusX: number
    focusY: number
    blur: string
    unusedSince: string | null
    name: string
    bytes: number | null
    sha256: Buffer | null
    operatorId: number | null
    shopId: number | null
    createdAt: string | null
    removedAt: string | null
    altZh: string
    altEn: string
  }
  price_list: {
    id: number
    version: number
    nameZh: string
    nameEn: string
    currency: string
    validFrom: string
    validUntil: string
    enterpriseId: number | null
    totalKg: number | null
    usedKg: number
    paperId: number | null
  }
  price_list_group: {
    priceListId: number
    groupId: number
  }
  price_list_row: {
    id: number
    priceListId: number
    position: number
    product: string | null
    brand: string | null
    category: string | null
    fromKg: number | null
    how: string
    value: string
  }
  price_tier: {
    productId: number
    fromKg: number
    pricePerTonne: number
  }
  product: {
    id: number
    code: string
    status: string
    shopId: number
    categoryId: number
    brandId: number
    countryId: number
    grade: number
    fieldType: number
    series: string | null
    model: string
    nameZh: string | null
    nameEn: string | null
    descriptionZh: string | null
    descriptionEn: string | null
    form: string
    colourHex: string
    colourZh: string
    colourEn: string
    aliases: string[]
    selfRun: boolean
    recommended: boolean
    isNew: boolean
    currency: string | null
    pricePerTonne: number | null
    minimumOrderKg: number
    stockKg: number
    leadTimeDays: number
    version: number
    createdAt: string
    updatedAt: string
    commentCount: number
    commentTotal: number
    samplePrice: number | null
  }
  product_alert: {
    id: number
    memberId: number
    productId: number
    kind: string
    currency: string | null
    below: number | null
    armed: boolean
    linkKey: string
    createdAt: string
    sentAt: string | null
  }
  product_file: {
    id: number | null
    file: string | null
    name: string | null
    bytes: number | null
    operatorId: number | null
    createdAt: string | null
  }
  product_label: {
    productId: number
    labelId: number
  }
  product_picture: {
    productId: number
    position: number
    pictureId: number
  }
  product_search: {
    productId: number
    groupId: number
    shopId: number
    score: number
    createdAt: string
    listedAt: string
    currency: string | null
    price: number | null
    modelKey: string
    tokens: string
    version: number
  }
  property: {
    id: number
    productId: number
    lotId: number | null
    parameterId: number
    position: number
    min: number | null
    typical: number | null
    max: number | null
    text: string | null
    unit: string
    method: string
    condition: string | null
    source: string
    statedOn: string | null
    baseLow: number | null
    baseHigh: number | null
    measurementId: number | null
  }
  province: {
    id: number
    countryId: number
    code: string
    nameZh: string
    nameEn: string
  }
  quote: {
    id: number
    enquiryId: number
    quoteNo: string
    version: number
    status: string
    contactId: number
    currency: string
    total: number
    kilograms: number
    deliveryTerm: string
    deliveryPlace: string | null
    paymentType: string
    validUntil: string
    expiresAt: string
    note: string | null
    reminded: boolean
    createdAt: string
    terms: unknown
    boughtAs: number | null
    charges: unknown
  }
  quote_approval: {
    id: number
    enquiryId: number
    operatorId: number
    contactId: number | null
    quote: unknown
    currency: string
    total: number
    reasons: string[]
    status: string
    quoteId: number | null
    createdAt: string
  }
  quote_approval_history: {
    id: number
    quoteApprovalId: number
    event: string
    fromStatus: string | null
    toStatus: string
    actor: string
    actorId: number
    note: string | null
    at: string
  }
  quote_history: {
    id: number
    quoteId: number
    event: string
    fromStatus: string | null
    toStatus: string
    actor: string
    actorId: number | null
    reason: string | null
    note: string | null
    at: string
  }
  quote_line: {
    quoteId: number
    position: number
    enquiryPosition: number | null
    replacement: boolean
    productId: number | null
    lotId: number | null
    lotCode: string | null
    product: unknown
    pictureId: number | null
    kilograms: number
    pricePerTonne: number
    amount: number
    leadTimeDays: number
    note: string | null
  }
  quote_rule: {
    id: number
    version: number
    limitCny: number | null
    limitUsd: number | null
    marginPercent: number | null
    belowListPercent: number | null
    remarks: string | null
  }
  quote_target: {
    quoteId: number
    position: number
    pricePerTonne: number
  }
  quote_template: {
    id: number
    version: number
    position: number
    nameZh: string
    nameEn: string
    deliveryTermId: number | null
    paymentTypeId: number | null
    validDays: number | null
    deliveryTextZh: string | null
    deliveryTextEn: string | null
    paymentTextZh: string | null
    paymentTextEn: string | null
    remarksZh: string | null
    remarksEn: string | null
    active: boolean
  }
  quote_tier: {
    quoteId: number
    position: number
    kilograms: number
    pricePerTonne: number
  }
  refund: {
    id: number
    paymentId: number
    returnId: number | null
    number: string
    amount: number
    status: string
    attempts: number
    dueAt: string
    doneAt: string | null
    lastError: string | null
    settlementId: number | null
  }
  removed_picture: {
    src: string
    widths: number[]
  }
  role: {
    id: number
    code: string
    permissions: string[]
    nameZh: string
    nameEn: string
    version: number
  }
  role_menu_item: {
    roleId: number
    menuItemId: number
  }
  running_process: {
    id: string
    name: string
    release: string
    web: boolean
    worker: boolean
    startedAt: string
    seenAt: string
    poolUsed: number
    poolMost: number
    poolWaiting: number
    listenersDown: number
    sockets: number
  }
  sales_order: {
    id: number
    orderSn: string
    memberId: number
    shopId: number
    shopZh: string
    shopEn: string
    status: number
    payStatus: number
    payType: number
    payMethod: string
    deliveryStatus: number
    type: number
    source: number
    currency: string
    total: number
    refunded: number
    kilograms: number
    address: unknown
    deliveryTerm: string
    deliveryTermZh: string
    deliveryTermEn: string
    deliveryPlace: string | null
    note: string | null
    placedAt: string
    payUntil: string
    payReminded: boolean
    paidAt: string | null
    carrier: string | null
    trackingNumber: string | null
    shippedKg: number | null
    shippedAt: string | null
    receiveUntil: string | null
    receiveReminded: boolean
    completedAt: string | null
    hidden: boolean
    quoteId: number | null
    bankAccount: unknown
    carrierId: number | null
    enterpriseId: number | null
    waitingSince: string | null
    boughtAs: number | null
    enteredBy: number | null
    channel: string | null
    paymentType: string | null
    paymentTypeZh: string | null
    paymentTypeEn: string | null
    creditTaken: number | null
    creditFree: number | null
    buyerNumber: string | null
    wantedOn: string | null
    invoiceTitle: unknown
  }
  sample: {
    id: number
    memberId: number
    enterpriseId: number | null
    shopId: number
    productId: number | null
    lotId: number | null
    lotCode: string | null
    product: unknown
    kilograms: number
    application: string
    address: unknown
    price: number | null
    currency: string | null
    status: string
    requestedAt: string
    carrierId: number | null
    carrierZh: string | null
    carrierEn: string | null
    trackingNumber: string | null
    sentAt: string | null
    settled: string | null
    result: string | null
    resultNote: string | null
    enquiryId: number | null
    orderId: number | null
  }
  sample_history: {
    id: number
    sampleId: number
    event: string
    fromStatus: string | null
    toStatus: string
    actor: string
    actorId: number
    note: string | null
    at: string
  }
  sample_photo: {
    sampleId: number
    position: number
    uploadId: number
  }
  saved_filter: {
    id: number
    operatorId: number
    list: string
    name: string
    query: string
  }
  saved_search: {
    id: number
    memberId: number
    name: string
    query: string
    alert: boolean
    createdAt: string
    checkedAt: string
    lastAlertAt: string | null
  }
  saved_search_match: {
    savedSearchId: number
    productId: number
    toldAt: string
  }
  search_removed: {
    productId: number
    version: number
  }
  search_state: {
    id: boolean
    version: number
    wordsVersion: number
    spansVersion: number
  }
  search_term: {
    day: string
    term: string
    searches: number
    withoutResult: number
  }
  search_vocab: {
    word: string
    products: number
  }
  security_alarm: {
    name: string
    raisedAt: string
  }
  security_event: {
    id: number
    at: string
    name: string
    memberId: number | null
    operatorId: number | null
    ip: string | null
    subject: string
    call: string
    facts: unknown
  }
  seed: {
    name: string
    appliedAt: string
  }
  send_pause: {
    key: string
    until: string
  }
  session: {
    id: number
    memberId: number
    tokenHash: Buffer
    createdAt: string
    seenAt: string
    expiresAt: string
    ip: string
    userAgent: string
    checkedAt: string | null
  }
  settlement: {
    id: number
    orderId: number
    cause: string
    totalBefore: number
    totalAfter: number
    refunded: number
    reason: string | null
    at: string
  }
  settlement_line: {
    settlementId: number
    lineId: number
    kilogramsBefore: number
    kilogramsAfter: number
    amountBefore: number
    amountAfter: number
  }
  shipment: {
    id: number
    version: number
    orderId: number
    number: number
    status: string
    carrierId: number | null
    carrierZh: string | null
    carrierEn: string | null
    trackingNumber: string | null
    mode: string | null
    containers: string[]
    vessel: string | null
    billNumber: string | null
    readyOn: string | null
    loadedOn: string | null
    etd: string | null
    eta: string | null
    deliveredOn: string | null
    shippedAt: string
    receiveUntil: string | null
    receiveReminded: boolean
    receivedAt: string | null
  }
  shipment_history: {
    id: number
    shipmentId: number
    event: string
    fromStatus: string | null
    toStatus: string
    actor: string
    actorId: number | null
    note: string | null
    changed: unknown
    at: string
  }
  shipment_line: {
    shipmentId: number
    position: number
    lineId: number
    lotId: number | null
    lotCode: string | null
    kilograms: number
    warehouseId: number | null
  }
  shipment_paper: {
    shipmentId: number
    uploadId: number
    kind: string
    addedAt: string
  }
  shop: {
    id: number
    code: string
    type: number
    own: boolean
    nameZh: string
    nameEn: string
    countryId: number
    provinceId: number | null
    provinceZh: string | null
    provinceEn: string | null
    cityZh: string
    cityEn: string
    mainMarketsZh: string
    mainMarketsEn: string
    descriptionZh: string
    descriptionEn: string
    establishedYear: number
    staff: number
    certificates: string[]
    email: string
    phone: string
    pictureId: number | null
    createdAt: string
    bannerId: number | null
    longitude: number | null
    latitude: number | null
    version: number
  }
  sign_in_ticket: {
    tokenHash: Buffer
    memberId: number
    expiresAt: string
  }
  site: {
    locale: string
    name: string
    hotline: string
    email: string
    address: string
    filingNumbers: string[]
    socialLinks: unknown
    qrCodes: unknown
  }
  site_state: {
    id: boolean
    version: number
  }
  spending_limit: {
    id: number
    enterpriseId: number
    role: string | null
    memberId: number | null
    currency: string
    perOrder: number | null
    perMonth: number | null
  }
  status_alarm: {
    fact: string
    raisedAt: string
  }
  stock_move: {
    id: number
    productId: number
    lotId: number | null
    fromId: number | null
    toId: number | null
    kilograms: number
    reason: string
    operatorId: number
    at: string
  }
  stored_document: {
    id: number
    file: string
    name: string
    bytes: number
    operatorId: number
    createdAt: string
    private: boolean
    keptFor: string | null
    removedAt: string | null
  }
  subject: {
    id: number
    code: string
    position: number
    nameZh: string
    nameEn: string
    descriptionZh: string
    descriptionEn: string
    pictureId: number | null
    version: number
  }
  subject_product: {
    subjectId: number
    productId: number
    position: number
  }
  subscriber: {
    id: number
    email: string
    locale: string
    confirmedAt: string
  }
  subscription: {
    subscriberId: number
    categoryId: number
    since: string
  }
  subscription_key: {
    single: boolean
    key: Buffer
  }
  subscription_request: {
    id: number
    tokenHash: Buffer
    email: string
    categoryIds: number[]
    locale: string
    createdAt: string
    expiresAt: string
  }
  tax_invoice: {
    id: number
    orderId: number
    memberId: number
    status: string
    kind: string
    title: string
    taxNumber: string | null
    address: string | null
    phone: string | null
    bank: string | null
    bankAccount: string | null
    requestedAt: string
    invoiceNo: string | null
    issuedOn: string | null
    amount: number | null
    items: unknown
    uploadId: number | null
  }
  tax_invoice_history: {
    id: number
    taxInvoiceId: number
    event: string
    fromStatus: string | null
    toStatus: string
    actor: string
    actorId: number
    note: string | null
    at: string
  }
  upload: {
    id: number
    memberId: number | null
    kind: string
    name: string
    type: string
    size: number
    sha256: Buffer
    storageKey: string
    widths: number[] | null
    ready: boolean
    claimedAt: string | null
    createdAt: string
    operatorId: number | null
    visitorId: number | null
    secret: string
  }
  verification_code: {
    id: number
    purpose: string
    target: string
    memberId: number
    codeHash: Buffer
    tries: number
    expiresAt: string
    used: boolean
  }
  visit: {
    id: number
    visitorId: number
    memberId: number | null
    productId: number | null
    url: string
    pageFile: number | null
    platform: number
    emailFlag: boolean
    facebookFlag: boolean
    whatsappFlag: boolean
    linkedinFlag: boolean
    returnFlag: boolean
    bot: boolean
    ip: string
    readSeconds: number | null
    hidden: boolean
    visitedAt: string
  }
  visitor: {
    id: number
    cookieId: string
    contactId: number
    locale: string
    memberId: number | null
    createdAt: string
  }
  warehouse: {
    id: number
    version: number
    nameZh: string
    nameEn: string
    placeZh: string
    placeEn: string
    shopId: number | null
  }
  warehouse_stock: {
    warehouseId: number
    productId: number
    lotId: number | null
    kilograms: number
  }
  weight_request: {
    id: number
    orderId: number
    lineId: number
    kilograms: number
    reason: string
    status: string
    askedAt: string
    answeredAt: string | null
  }
}
