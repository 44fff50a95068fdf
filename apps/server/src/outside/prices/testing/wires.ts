import type { VenueName } from '../venues/venues.ts';

/** What a venue's documentation says of its wire: where it is asked, and how it answers. */
export type Wire = {
  /** The venue's name of the instrument. */
  readonly symbol: string;
  /** How the name is over the socket, where it differs. */
  readonly socketSymbol?: string;
  /** The path and query that are asked over HTTP. */
  readonly path: string;
  /** An answer over HTTP; a price is put in as it is written. */
  answer(price: string, at: number): string;
  /** What it is asked over the socket. */
  readonly subscribe: string;
  /** What it says before prices come. */
  readonly greeting: readonly string[];
  /** A ticker over the socket. */
  ticker(price: string, at: number): string;
  /** What is sent to keep the connection; `ping` frames are of the protocol itself. */
  readonly heartbeat?: { readonly sent: string; readonly answer: string };
  /** A message that has no price and is right nevertheless. */
  readonly other: string;
  readonly refusal: string;
  readonly reconnect?: string;
  /** Whether the time is the venue's own: over HTTP, over the socket. */
  readonly timed: readonly [http: boolean, socket: boolean];
};

const iso = (at: number) => new Date(at).toISOString();

export const wires: Readonly<Record<VenueName, Wire>> = {
  binance: {
    symbol: 'BTCUSDT',
    path: '/api/v3/ticker/24hr?symbols=%5B%22BTCUSDT%22%5D',
    answer: (price, at) =>
      `[{"symbol":"BTCUSDT","priceChange":"-94.99999800","priceChangePercent":"-95.960","weightedAvgPrice":"0.29628482","prevClosePrice":"0.10002000","lastPrice":"${price}","lastQty":"200.00000000","bidPrice":"${price}","bidQty":"100.00000000","askPrice":"${price}","askQty":"100.00000000","openPrice":"99.00000000","highPrice":"100.00000000","lowPrice":"0.10000000","volume":"8913.30000000","quoteVolume":"15.30000000","openTime":${at - 86_400_000},"closeTime":${at},"firstId":28385,"lastId":28460,"count":76}]`,
    subscribe: '{"method":"SUBSCRIBE","params":["btcusdt@ticker"],"id":1}',
    greeting: ['{"result":null,"id":1}'],
    ticker: (price, at) =>
      `{"stream":"btcusdt@ticker","data":{"e":"24hrTicker","E":${at},"s":"BTCUSDT","p":"0.0015","P":"250.00","w":"0.0018","x":"0.0009","c":"${price}","Q":"10","b":"${price}","B":"10","a":"${price}","A":"100","o":"0.0010","h":"0.0025","l":"0.0010","v":"10000","q":"18","O":0,"C":86400000,"F":0,"L":18150,"n":18151}}`,
    other: '{"result":null,"id":1}',
    refusal: '{"error":{"code":2,"msg":"Invalid request: unknown variant"},"id":1}',
    reconnect: '{"stream":"!serverShutdown","data":{"e":"serverShutdown","E":1770123456789}}',
    timed: [true, true],
  },
  okx: {
    symbol: 'BTC-USDT',
    path: '/api/v5/market/ticker?instId=BTC-USDT',
    answer: (price, at) =>
      `{"code":"0","msg":"","data":[{"instType":"SPOT","instId":"BTC-USDT","last":"${price}","lastSz":"0.1","askPx":"${price}","askSz":"1","bidPx":"${price}","bidSz":"5","open24h":"9000","high24h":"10000","low24h":"8888.88","volCcy24h":"2222","vol24h":"2222","ts":"${at}","sodUtc0":"0.1","sodUtc8":"0.1"}]}`,
    subscribe: '{"op":"subscribe","args":[{"channel":"tickers","instId":"BTC-USDT"}]}',
    greeting: ['{"event":"subscribe","arg":{"channel":"tickers","instId":"BTC-USDT"},"connId":"a4d3ae55"}'],
    ticker: (price, at) =>
      `{"arg":{"channel":"tickers","instId":"BTC-USDT"},"data":[{"instType":"SPOT","instId":"BTC-USDT","last":"${price}","lastSz":"0.1","askPx":"${price}","askSz":"11","bidPx":"${price}","bidSz":"5","open24h":"9000","high24h":"10000","low24h":"8888.88","volCcy24h":"2222","vol24h":"2222","sodUtc0":"2222","sodUtc8":"2222","ts":"${at}"}]}`,
    heartbeat: { sent: 'ping', answer: 'pong' },
    other: '{"event":"channel-conn-count","channel":"tickers","connCount":"2","connId":"abcd1234"}',
    refusal:
      '{"event":"error","code":"60012","msg":"Invalid request: {\\"op\\": \\"subscribe\\"}","connId":"a4d3ae55"}',
    reconnect:
      '{"event":"notice","code":"64008","msg":"The connection will soon be closed for a service upgrade. Please reconnect.","connId":"a4d3ae55"}',
    timed: [true, true],
  },
  coinbase: {
    symbol: 'BTC-USDT',
    path: '/products/BTC-USDT/ticker',
    answer: (price, at) =>
      `{"ask":"${price}","bid":"${price}","volume":"30000.12","trade_id":86326522,"price":"${price}","size":"0.00698254","time":"${iso(at)}","rfq_volume":"22.1"}`,
    subscribe: '{"type":"subscribe","product_ids":["BTC-USDT"],"channels":["ticker","heartbeat"]}',
    greeting: ['{"type":"subscriptions","channels":[{"name":"ticker","product_ids":["BTC-USDT"],"account_ids":null}]}'],
    ticker: (price, at) =>
      `{"type":"ticker","sequence":37475248783,"product_id":"BTC-USDT","price":"${price}","open_24h":"1310.79","volume_24h":"245532.79269678","low_24h":"1280.52","high_24h":"1313.8","volume_30d":"9788783.60117027","best_bid":"${price}","best_bid_size":"0.46688654","best_ask":"${price}","best_ask_size":"1.56637040","side":"buy","time":"${iso(at)}","trade_id":370843401,"last_size":"11.4396987"}`,
    other:
      '{"type":"heartbeat","sequence":90,"last_trade_id":20,"product_id":"BTC-USDT","time":"2014-11-07T08:19:28.464459Z"}',
    refusal: '{"type":"error","message":"Failed to subscribe","reason":"BTC-XYZ is not a valid product"}',
    timed: [true, true],
  },
  kraken: {
    symbol: 'XBTUSDT',
    socketSymbol: 'BTC/USDT',
    path: '/0/public/Ticker?pair=XBTUSDT',
    answer: (price) =>
      `{"error":[],"result":{"XBTUSDT":{"a":["${price}","1","1.000"],"b":["${price}","1","1.000"],"c":["${price}","0.00067643"],"v":["4083.67001100","4412.73601799"],"p":["30706.77771","30689.13205"],"t":[34619,38907],"l":["29868.30000","29868.30000"],"h":["31631.00000","31631.00000"],"o":"30502.80000"}}}`,
    subscribe: '{"method":"subscribe","params":{"channel":"ticker","symbol":["BTC/USDT"],"event_trigger":"bbo"}}',
    greeting: [
      '{"channel":"status","data":[{"api_version":"v2","connection_id":12393906104898154338,"system":"online","version":"2.0.0"}],"type":"update"}',
      '{"method":"subscribe","result":{"channel":"ticker","snapshot":true,"symbol":"BTC/USDT"},"success":true,"time_in":"2023-09-25T09:04:31.742599Z","time_out":"2023-09-25T09:04:31.742648Z"}',
    ],
    ticker: (price, at) =>
      `{"channel":"ticker","type":"update","data":[{"symbol":"BTC/USDT","bid":${price},"bid_qty":740.0,"ask":${price},"ask_qty":1361.44813783,"last":${price},"volume":997038.98383185,"vwap":0.10148,"low":0.09979,"high":0.10285,"change":-0.00017,"change_pct":-0.17,"timestamp":"${iso(at)}"}]}`,
    heartbeat: {
      sent: '{"method":"ping"}',
      answer: '{"method":"pong","time_in":"2023-09-24T14:10:23.799685Z","time_out":"2023-09-24T14:10:23.799703Z"}',
    },
    other: '{"channel":"heartbeat"}',
    refusal:
      '{"error":"Currency pair not supported BTC/XYZ","method":"subscribe","success":false,"symbol":"BTC/XYZ","time_in":"2023-09-25T09:04:31.742599Z","time_out":"2023-09-25T09:04:31.742648Z"}',
    timed: [false, true],
  },
  bybit: {
    symbol: 'BTCUSDT',
    path: '/v5/market/tickers?category=spot&symbol=BTCUSDT',
    answer: (price, at) =>
      `{"retCode":0,"retMsg":"OK","result":{"category":"spot","list":[{"symbol":"BTCUSDT","bid1Price":"${price}","bid1Size":"2","ask1Price":"${price}","ask1Size":"3.1","lastPrice":"${price}","prevPrice24h":"20393.48","price24hPcnt":"0.0068","highPrice24h":"21128.12","lowPrice24h":"20318.89","turnover24h":"243765620.65899866","volume24h":"11801.27771","usdIndexPrice":"20784.12009279"}]},"retExtInfo":{},"time":${at}}`,
    subscribe: '{"op":"subscribe","args":["tickers.BTCUSDT"]}',
    greeting: [
      '{"success":true,"ret_msg":"subscribe","conn_id":"2324d924-aa4d-45b0-a858-7b8be29ab52b","op":"subscribe"}',
    ],
    ticker: (price, at) =>
      `{"topic":"tickers.BTCUSDT","ts":${at},"type":"snapshot","cs":2588407389,"data":{"symbol":"BTCUSDT","lastPrice":"${price}","highPrice24h":"21426.99","lowPrice24h":"20575","prevPrice24h":"20704.93","volume24h":"6780.866843","turnover24h":"141946527.22907118","price24hPcnt":"0.0196","usdIndexPrice":"21120.2400136"}}`,
    heartbeat: {
      sent: '{"op":"ping"}',
      answer: '{"success":true,"ret_msg":"pong","conn_id":"0970e817-426e-429a-a679-ff7f55e0b16a","op":"ping"}',
    },
    other: '{"success":true,"ret_msg":"pong","conn_id":"0970e817-426e-429a-a679-ff7f55e0b16a","op":"ping"}',
    refusal: '{"success":false,"ret_msg":"error:handler not found","conn_id":"2324d924","req_id":"","op":"subscribe"}',
    timed: [true, true],
  },
  bitstamp: {
    symbol: 'btcusdt',
    path: '/api/v2/ticker/btcusdt/',
    answer: (price, at) =>
      `{"timestamp":"${Math.floor(at / 1_000)}","open":"2211.00","high":"2811.00","low":"2188.97","last":"${price}","volume":"213.26801100","vwap":"2189.80","bid":"${price}","ask":"${price}","side":"0","open_24":"2211.00","percent_change_24":"13.57"}`,
    subscribe: '{"event":"bts:subscribe","data":{"channel":"live_trades_btcusdt"}}',
    greeting: ['{"event":"bts:subscription_succeeded","channel":"live_trades_btcusdt","data":{}}'],
    ticker: (price, at) =>
      `{"event":"trade","channel":"live_trades_btcusdt","data":{"id":212337562,"timestamp":"${Math.floor(at / 1_000)}","amount":0.0028,"amount_str":"0.00280000","price":${price},"price_str":"${price}","type":0,"microtimestamp":"${at}000","buy_order_id":1453282316578816,"sell_order_id":1453282316570624}}`,
    heartbeat: {
      sent: '{"event":"bts:heartbeat"}',
      answer: '{"event":"bts:heartbeat","channel":"","data":{"status":"success"}}',
    },
    other: '{"event":"bts:heartbeat","channel":"","data":{"status":"success"}}',
    refusal: '{"event":"bts:error","channel":"","data":{"code":null,"message":"Incorrect JSON format."}}',
    reconnect: '{"event":"bts:request_reconnect","channel":"","data":""}',
    timed: [true, true],
  },
};
