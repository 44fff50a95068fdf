import { type ChainStatus, eventAlarms } from '@quay/contract/staff';
import { Icon } from '@quay/ui';
import { Section } from '../../../parts/detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { CloseAlarm } from '../forms/close-alarm.tsx';
import { chainWords } from '../words/index.ts';

export function Alarms({ alarms }: Pick<ChainStatus, 'alarms'>) {
  const words = chainWords.useWords();
  return (
    <Section title={words.alarms} count={alarms.length} top>
      {alarms.length === 0 ? (
        <p className="chain-good">
          <Icon name="check" size="s" />
          {words.alarmsNone}
        </p>
      ) : (
        <table className="con-table chain-alarms">
          <thead>
            <tr>
              <th scope="col">{words.alarm}</th>
              <th scope="col">{words.network}</th>
              <th scope="col">{words.detail}</th>
              <th scope="col" className="q-right">
                {words.since}
              </th>
              <th scope="col" className="q-right">
                {words.last}
              </th>
              <th scope="col">
                <span className="q-unseen">{words.looked}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {alarms.map((one) => {
              const { alarm, network, subject, detail, since, lastAt } = one;
              return (
                <tr key={`${alarm} ${network} ${subject}`}>
                  <th scope="row">
                    <span className="chain-alarm">
                      <Icon name="warn" size="s" className="q-warn" />
                      <span>
                        <span className="q-mid">{words.alarmNames[alarm]}</span>
                        <span className="q-block q-t12 q-muted">{words.alarmWords[alarm]}</span>
                      </span>
                    </span>
                  </th>
                  <td>{network}</td>
                  <td className="chain-said q-muted">{detail}</td>
                  <td className="q-right q-nowrap">
                    <Age since={since} />
                  </td>
                  <td className="q-right q-nowrap q-muted">
                    <Moment at={lastAt} />
                  </td>
                  <td className="q-right">{eventAlarms.includes(alarm) && <CloseAlarm alarm={one} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Section>
  );
}
