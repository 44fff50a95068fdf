// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens and contracts that do what a careful exchange must live with. For tests alone; nothing of it is deployed by
/// the product.

/// What the hostile ones have in common: an honest ledger, from which each departs in its own way.
abstract contract Ledger {
    string public name = "Tether USD";
    string public symbol = "USDT";
    uint8 public decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) internal held;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(uint256 supply) {
        totalSupply = supply;
        held[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function balanceOf(address owner) public view virtual returns (uint256) {
        return held[owner];
    }

    function _move(address from, address to, uint256 value) internal {
        require(held[from] >= value, "balance too small");
        held[from] -= value;
        held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Calls itself USDT and behaves; only its address is another one.
contract LookAlike is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }
}

/// Does not move, and says so by `false` where others revert: the transaction succeeds.
contract ReturnsFalse is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

/// Moves and returns nothing at all, as the first large stablecoin does.
contract ReturnsNothing is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }
}

/// Moves, and returns data that is no boolean.
contract ReturnsGarbage is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function transfer(address to, uint256 value) external returns (uint256, uint256) {
        _move(msg.sender, to, value);
        return (type(uint256).max, 42);
    }
}

/// Keeps one in a hundred; the log of what arrives tells what arrives, the log of the fee comes after.
contract FeeOnTransfer is Ledger {
    address public immutable collector;

    constructor(uint256 supply) Ledger(supply) {
        collector = msg.sender;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        uint256 fee = value / 100;
        _move(msg.sender, to, value - fee);
        _move(msg.sender, collector, fee);
        return true;
    }
}

/// Keeps one in a hundred, and its log tells of all that was sent.
contract FeeBehindLog is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function transfer(address to, uint256 value) external returns (bool) {
        require(held[msg.sender] >= value, "balance too small");
        uint256 fee = value / 100;
        held[msg.sender] -= value;
        held[to] += value - fee;
        totalSupply -= fee;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Balances change without any transfer.
contract Rebasing is Ledger {
    uint256 public percent = 100;

    constructor(uint256 supply) Ledger(supply) {}

    function balanceOf(address owner) public view override returns (uint256) {
        return held[owner] * percent / 100;
    }

    function rebase(uint256 percent_) external {
        percent = percent_;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value * 100 / percent);
        return true;
    }
}

/// Can be stopped, and can refuse one address.
contract Pausable is Ledger {
    bool public paused;
    mapping(address => bool) public refused;

    constructor(uint256 supply) Ledger(supply) {}

    function pause(bool paused_) external {
        paused = paused_;
    }

    function refuse(address one, bool refused_) external {
        refused[one] = refused_;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!paused && !refused[msg.sender] && !refused[to], "stopped");
        _move(msg.sender, to, value);
        return true;
    }
}

/// Says other decimals than before once it is told to.
contract ChangingDecimals is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function setDecimals(uint8 decimals_) external {
        decimals = decimals_;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }
}

/// Ends itself: whoever asks it later gets empty answers.
contract SelfDestructing is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function end() external {
        selfdestruct(payable(msg.sender));
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }
}

interface Receiver {
    function tokensReceived(address from, uint256 value) external;
}

/// Calls its recipient in the midst of the transfer, as ERC-777 does.
contract Hooking is Ledger {
    constructor(uint256 supply) Ledger(supply) {}

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        if (to.code.length > 0) Receiver(to).tokensReceived(msg.sender, value);
        return true;
    }
}

/// Sends a part back from within the hook, so that one transaction has transfers both ways.
contract SendsBack is Receiver {
    function tokensReceived(address from, uint256 value) external {
        // What comes back calls this again, unless it comes from here.
        if (value > 1 && from != address(this)) LookAlike(msg.sender).transfer(from, value / 2);
    }
}

/// No token at all: it writes whatever `Transfer` log it is told to.
contract FalseLogs {
    event Transfer(address indexed from, address indexed to, uint256 value);

    function tell(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }

    /// The same event with nothing indexed: one topic, all in the data.
    function tellUnindexed(address from, address to, uint256 value) external {
        bytes memory data = abi.encode(from, to, value);
        bytes32 topic = keccak256("Transfer(address,address,uint256)");
        assembly {
            log1(add(data, 32), mload(data), topic)
        }
    }

    /// As a token of single pieces tells it: the number is indexed too, and there is no data.
    function tellPiece(address from, address to, uint256 piece) external {
        bytes32 topic = keccak256("Transfer(address,address,uint256)");
        assembly {
            log4(0, 0, topic, from, to, piece)
        }
    }
}

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Moves tokens that it holds; many ways of doing it within one transaction.
contract Forwarder {
    /// The transfer inside fails and is caught: the transaction succeeds, and nothing moved.
    function transferThatFails(Token token, address to, uint256 value) external {
        try this.transferAndRevert(token, to, value) {} catch {}
    }

    function transferAndRevert(Token token, address to, uint256 value) external {
        token.transfer(to, value);
        revert("taken back");
    }

    /// The same transfer many times: as many logs in one transaction.
    function transferMany(Token token, address to, uint256 value, uint256 times) external {
        for (uint256 i = 0; i < times; i++) token.transfer(to, value);
    }

    /// One payment to many: one transaction credits several users.
    function transferToAll(Token token, address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) token.transfer(to[i], value);
    }
}
