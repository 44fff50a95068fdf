import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import type { Translation } from '@quay/words';
import { list } from '@quay/words/languages/zh_TW';
import type { HelpWords } from './index.ts';

export const words: Translation<HelpWords> = {
  title: 'C2C 說明',
  centre: '全部解答',
  trade: '逐步說明',
  tradeWhy: '訂單的流程，以及您該做的事',
  lead: '雙方付款期間，幣在託管中等候：付款方知道幣確實存在。',
  picture: '幣鎖在賣方與付款方之間。',
  seller: '賣方',
  payer: '付款方',
  gives: '給幣',
  pays: '付款',
  escrow: '託管中',
  topicsLabel: '主題',
  topics: {
    basics: {
      title: 'C2C 如何運作',
      lead: '託管、價格與幣的去向',
      answers: [
        {
          id: 'what',
          question: '什麼是 C2C？',
          answer: [
            '人與人之間的市場：一方以本國貨幣付款，另一方給幣。款項在銀行或錢包之間直接往來，不經過 Quay。訂單結束前，幣由 Quay 保管。',
          ],
        },
        {
          id: 'escrow',
          question: '什麼是託管？',
          answer: [
            '訂單進行期間，幣會被鎖定，賣方與付款方都不能動用。幣只會離開託管一次：經放行或裁決給付款方，或因取消、付款前逾時或裁決退回賣方。',
            '賣單廣告上架的當下，幣就會進入託管，因此所提供的幣確實存在。',
          ],
        },
        {
          id: 'where',
          question: '買到的幣在哪裡？',
          answer: [
            '賣方放行的當下就在您的現貨帳戶。您要賣的幣在託管期間位於您的 C2C 帳戶：先使用該帳戶中可用的幣，再使用現貨帳戶的幣。',
          ],
        },
        {
          id: 'price',
          question: '什麼是浮動價格？',
          answer: [
            '參考價的一個比例，參考價即該廣告法幣計的市場價。價格在您接單的當下計算。若與您看到的不同，須您看過新價格並再次同意才會執行。',
          ],
        },
        {
          id: 'cost',
          question: '費用是多少？',
          answer: ['Quay 不對 C2C 訂單收費：付款方收到訂單所載的全部幣量。您的銀行或支付服務可能另外收費。'],
        },
        {
          id: 'limits',
          question: '可以交易多少？',
          answer: [
            `接單：初級驗證每天最多 ${dayLimits.basic} USDT，進階驗證每天最多 ${dayLimits.advanced} USDT。帳戶註冊後前 ${NEW_ACCOUNT_DAYS} 天為每天 ${NEW_ACCOUNT_DAY_LIMIT} USDT。`,
            `您接的單最多可同時有 ${OPEN_ORDERS_MAX} 筆進行中。每日於 UTC 午夜開始。`,
          ],
        },
      ],
    },
    buying: {
      title: '買幣與付款',
      lead: '接單之後該做的事',
      answers: [
        {
          id: 'pay',
          question: '如何付款？',
          answer: [
            '開啟訂單，複製其中的帳戶，用您的銀行或支付 App 一次付清全額，然後在訂單中點選「我已付款」。若未點選，時間到訂單就會結束。',
          ],
        },
        {
          id: 'own-account',
          question: '可以由別人替我付款嗎？',
          answer: ['不可以。付款帳戶須為您驗證過的姓名。賣方無須對他人的付款放行，員工也可以要求退回款項。'],
        },
        {
          id: 'note',
          question: '轉帳備註該寫什麼？',
          answer: [
            '只寫訂單中的參考碼，方便賣方在明細中找到這筆款項。請勿提及幣、比特幣、USDT 或 Quay：銀行可能會扣留或退回。',
          ],
        },
        {
          id: 'time',
          question: '我有多少時間？',
          answer: [
            `依廣告所示：${list(paymentMinutes)} 分鐘。訂單依我們的時鐘顯示截止時間。截止前一刻算準時，到了截止時間就算逾時。`,
          ],
        },
        {
          id: 'not-released',
          question: '我已付款，但沒有動靜',
          answer: [
            `請先在訂單聊天中聯絡賣方。標記已付款後訂單不會自動結束。您可以隨時申訴；${ESCALATE_HOURS} 小時未放行，訂單會自動交由我們的員工處理。`,
          ],
        },
        {
          id: 'wrong-amount',
          question: '我付多了、付少了或付了兩次',
          answer: ['請在聊天中說明並附上付款圖片。若無法達成一致，請申訴：幣會留在託管中，直到賣方放行或員工決定。'],
        },
        {
          id: 'late',
          question: '我已付款，但還沒確認訂單就逾時',
          answer: [
            `此時幣已退回賣方。若您接的是賣方的廣告，可在逾時後 ${LATE_APPEAL_HOURS} 小時內申訴。若員工支持您，會以賣方的保證金賠付，以其餘額為限，且不超過訂單金額。`,
          ],
        },
      ],
    },
    selling: {
      title: '賣幣與放行',
      lead: '何時放行，何時不放行',
      answers: [
        {
          id: 'when-release',
          question: '我何時放行？',
          answer: [
            '全額已進入您自己的帳戶，且付款人姓名與訂單所載的付款方驗證姓名一致時。請查看您的銀行或支付 App。聊天中的圖片或訊息不是款項。',
          ],
        },
        {
          id: 'final',
          question: '放行後可以收回嗎？',
          answer: ['不可以。放行需要資金密碼，若您有驗證器或密碼金鑰也會一併要求，因為放行是最終的。'],
        },
        {
          id: 'other-payer',
          question: '款項來自其他姓名',
          answer: ['請勿放行。在聊天中詢問付款方，並附上收款圖片提出申訴。這類款項常是贓款，之後會被追回。'],
        },
        {
          id: 'no-cancel',
          question: '為什麼我不能取消？',
          answer: [
            '因為付款方可能已經付款。若逾時無人付款，訂單會自動結束，幣會退還給您。若付款方要求您取消，對方可以自行取消。',
          ],
        },
        {
          id: 'account',
          question: '款項會付到哪個帳戶？',
          answer: ['您的其中一個付款方式，每個都須是您驗證過的姓名。訂單會沿用成立時的帳戶，即使您之後修改。'],
        },
      ],
    },
    cancels: {
      title: '取消',
      lead: '誰可以取消，如何計算',
      answers: [
        {
          id: 'who-cancels',
          question: '誰可以取消？',
          answer: [
            '只有付款方，在放行前都可以，但申訴期間不行。幣會退回賣方。',
            '付款後絕對不要取消：幣會立即退回，而您的錢已在賣方手上。取消前訂單會詢問您是否已付款。',
          ],
        },
        {
          id: 'three',
          question: `取消 ${CANCELS_A_DAY} 次後會怎樣？`,
          answer: ['一個 UTC 日內因自身原因取消三次，次日前不能買幣，也會降低完成率。'],
        },
        {
          id: 'fault',
          question: '我因為賣方而取消',
          answer: [
            `請選擇歸因於賣方的原因，例如帳戶無法收款或要求加價。賣方有 ${FAULT_MINUTES} 分鐘可提出異議；未回覆即計為賣方的原因，而非您的。`,
            `您的訊息在訂單中等候滿 ${SILENT_MINUTES} 分鐘後，才能以賣方未回覆為由，每個 UTC 日限 ${SILENCE_CLAIMS_A_DAY} 次。`,
          ],
        },
      ],
    },
    appeals: {
      title: '申訴',
      lead: '雙方無法達成一致時',
      answers: [
        {
          id: 'when-appeal',
          question: '何時可以申訴？',
          answer: ['訂單標記為已付款後，雙方都可以。請說明經過、附上圖片，並留下聯絡方式。'],
        },
        {
          id: 'what-happens',
          question: '接下來會怎樣？',
          answer: [
            `計時停止，幣留在託管中；賣方仍可放行給付款方。我們的員工會受理，並應於 ${APPEAL_DUE_HOURS} 小時內決定；訂單會顯示由誰處理與期限。超過 ${RULED_BY_ONE} USDT 須兩位員工一致同意。`,
            '裁決會立即將幣移給付款方或退回賣方，理由載於訂單中。',
          ],
        },
        {
          id: 'evidence',
          question: '什麼資料有幫助？',
          answer: [
            '您的銀行或支付 App 的明細，含日期、金額與雙方姓名。開啟明細的短片比圖片更好。',
            `您最多可加入 ${EVIDENCE_FILES} 張圖片、${EVIDENCE_MEGABYTES} MB。若員工需要資料，訂單會說明。`,
          ],
        },
        {
          id: 'withdraw',
          question: '申訴可以撤回嗎？',
          answer: ['可以，須雙方同意：一方提議，另一方同意。訂單會再次等待放行，不會取消。'],
        },
        {
          id: 'staff',
          question: '如何知道真的是員工？',
          answer: [
            '員工只會在申訴與本 App 的客服中發言。絕不會透過 WeChat、Telegram、WhatsApp 或 LINE 聯絡您，絕不會索取密碼或驗證碼，也不會要求您付款或放行以「解鎖」任何東西。',
          ],
        },
      ],
    },
    merchants: {
      title: '商家與廣告',
      lead: '發布自己的廣告',
      answers: [
        {
          id: 'become',
          question: '如何成為商家？',
          answer: [
            '您需要進階驗證、交易資金證明，以及 USDT 保證金。保證金會在申請時凍結；若未通過，會立即退回現貨帳戶。',
          ],
        },
        {
          id: 'deposit',
          question: '保證金的用途是什麼？',
          answer: [
            '保證金仍屬於您。若訂單因您的過失出問題且幣已不在，裁決可用它賠付對方。低於要求時，補足前您的廣告會被隱藏。',
          ],
        },
        {
          id: 'ads',
          question: '廣告有哪些規則？',
          answer: [
            `價格須在參考價 ${PRICE_BAND_PERCENT} % 以內，每筆訂單至少 ${ORDER_MIN} 單位法幣（若價值低於 ${ORDER_MIN_WORTH} USDT 則更高），1 至 ${PAYMENTS_MAX} 種付款方式，最多同時 ${ADS_MAX} 則廣告。`,
            `您可以要求接單者通過進階驗證、註冊滿 ${DEMAND_DAYS} 天，或持有超過 ${DEMAND_HOLDINGS} USDT。`,
          ],
        },
        {
          id: 'busy',
          question: '為什麼不能關閉廣告？',
          answer: ['廣告有進行中的訂單或申訴。請先下架：不會再有新訂單，最後一筆結束後即可關閉。'],
        },
        {
          id: 'pause',
          question: '如何暫時休息？',
          answer: ['在您的工作台關閉「接單」。廣告會隱藏，不會遺失任何內容；進行中的訂單照常。'],
        },
        {
          id: 'stop',
          question: '如何取回保證金？',
          answer: ['請在商家頁面申請。員工確認您的廣告沒有未結訂單與申訴後，保證金會退回現貨帳戶。'],
        },
      ],
    },
    statistics: {
      title: '統計如何計算',
      lead: '名稱背後的公式',
      answers: [
        {
          id: 'completion',
          question: '完成率',
          answer: [
            '過去 30 天：完成 ÷（完成 + 因自身原因結束）。自身原因指付款方的取消與逾時、賣方承認過失的取消（計於賣方），以及員工裁決支持對方的訂單。',
          ],
        },
        {
          id: 'release-time',
          question: '平均放行',
          answer: ['過去 30 天內作為賣方的訂單，從「已付款」到放行的平均時間。'],
        },
        {
          id: 'pay-time',
          question: '平均付款',
          answer: ['過去 30 天內作為付款方的訂單，從接單到「已付款」的平均時間。'],
        },
        {
          id: 'counts',
          question: '訂單與人數',
          answer: ['30 天內與歷來完成的訂單，以及不同對象的人數。這些都無法購買或修改。'],
        },
        {
          id: 'reviews',
          question: '好評與差評',
          answer: ['訂單完成後雙方各可評價一次，好評或差評，可附一句話。評價者的名稱會遮蔽。'],
        },
        { id: 'online', question: '在線', answer: ['正在使用 Quay，或五分鐘內用過。登出所有裝置即結束。'] },
      ],
    },
    safety: {
      title: '安全',
      lead: '詐騙的徵兆，以及保護您的機制',
      answers: [
        {
          id: 'signs',
          question: '如何識別詐騙？',
          answer: [
            '有人想轉到 Quay 以外、要求先放行、以圖片代替款項、想用他人姓名付款、催促您，或索取驗證碼。請停止，不要再回覆，並提出申訴。',
          ],
        },
        {
          id: 'hold',
          question: '為什麼買到的幣不能提？',
          answer: [
            `您向他人買入的幣，扣除賣出的部分，其價值須在 Quay 停留 ${PURCHASE_HOLD_HOURS} 小時。贓款往往在此期間被通報。您可以立即用這些幣交易。`,
          ],
        },
        {
          id: 'timeline',
          question: '什麼是簽署的時間軸？',
          answer: [
            '訂單的每個事件都以雜湊與前一個相連：鎖定、付款、訊息、裁決與放行。雙方可下載同一份檔案，任何人都能驗證之後未被更改。',
            '它也包含付款方當時看到的帳戶與姓名的摘要，因此事後沒有人能說是另一個帳戶。',
          ],
        },
        {
          id: 'away',
          question: '如果 Quay 停機怎麼辦？',
          answer: ['Quay 停機期間截止時間不走。恢復後會按停機時間順延，時間軸中會載明。'],
        },
        {
          id: 'names',
          question: '誰看得到我的姓名與帳戶？',
          answer: [
            '與您成交訂單的對方。帳戶在訂單進行期間顯示於對方畫面；姓名會留在訂單中，雙方可儲存的簽署時間軸兩者都有。員工須有留存的理由才能查看。',
          ],
        },
      ],
    },
  },
  trades: {
    buy: [
      { id: 'choose', title: '選擇廣告', text: '輸入金額，查看價格、限額、付款方式與廣告方。' },
      { id: 'lock', title: '鎖定幣', text: '您接單後，賣方就只能把幣給您。' },
      { id: 'pay', title: '您付款', text: '從您本人的帳戶，全額付到訂單所示的帳戶。備註不要提到幣。' },
      { id: 'say', title: '您確認付款', text: '時間到之前點選「我已付款」。此後訂單不會自動結束。' },
      { id: 'get', title: '賣方放行', text: '賣方確認到帳後，幣就在您的現貨帳戶。' },
    ],
    sell: [
      { id: 'choose', title: '選擇廣告', text: '輸入數量與您的收款帳戶。' },
      { id: 'lock', title: '鎖定您的幣', text: '幣會進入託管。若逾時無人付款，會自動退回。' },
      { id: 'wait', title: '買方付款', text: '訂單會顯示期限，並以您選擇的管道通知您。' },
      {
        id: 'check',
        title: '您確認款項',
        text: '在您自己的銀行或支付 App 中查看：全額、且來自訂單所載的姓名。圖片不是款項。',
      },
      { id: 'release', title: '您放行', text: '以您的資金密碼。放行是最終的。' },
    ],
  },
  side: '您要做什麼？',
  buy: '我要買',
  sell: '我要賣',
  more: '相關問題',
  search: '搜尋解答',
  clear: '清除',
  none: (typed) => `沒有解答提到「${typed}」`,
  noneWhy: '換個說法可能找得到，我們的客服也能回答。',
  service: '詢問客服',
  serviceWhy: '由真人在本 App 的聊天中回覆',
  market: '前往市場',
};
